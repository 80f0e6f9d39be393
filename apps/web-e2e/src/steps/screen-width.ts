import { expect, type Page } from '@playwright/test';

/**
 * Expects that the page cannot be scrolled sideways. The width that the story has set counts: on an emulated phone `innerWidth` grows with
 * what is too wide.
 */
export async function expectToFitTheScreen(page: Page, message?: string): Promise<void> {
  // a page that is left while it is measured answers on the next one
  const beyond = () =>
    page
      .evaluate((width) => document.documentElement.scrollWidth - width, page.viewportSize()!.width)
      .catch(() => 'navigating');
  await expect.poll(beyond, { message: message ?? page.url() }).toBeLessThanOrEqual(0);
}
