import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated an element. Parts of the frame and forms are hydrated after the page has loaded, so no network state shows
 * it.
 */
export async function expectHydrated(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Clicks an element that needs its script, such as a link that opens a dialog instead of a page. */
export async function clickHydrated(part: Locator): Promise<void> {
  await expectHydrated(part);
  await part.click();
}
