import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has taken a part over. Parts of the frame and forms come to life after the page, when nothing is loading any more: no
 * network state tells.
 */
export async function expectAlive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Clicks what does more with a script than without: a link that opens a dialog instead of its page, say. */
export async function clickAlive(part: Locator): Promise<void> {
  await expectAlive(part);
  await part.click();
}
