import { expect, type Locator } from '@playwright/test';

/**
 * Clicks what does more with a script than without (a link that opens a dialog instead of its page) as soon as React has taken it over.
 * Parts of the frame come to life after the page, when nothing is loading any more: no network state tells.
 */
export async function clickAlive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await part.click();
}
