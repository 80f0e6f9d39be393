import type { Browser, Page } from 'playwright';

/** The home page with text in the search field and its suggestions open: a reload would lose both. */
export interface PageInUse {
  page: Page;
  isKept: () => Promise<boolean>;
}

export async function openPageInUse(browser: Browser, url: string): Promise<PageInUse> {
  const page = await browser.newPage();
  await page.goto(`${url}/en-gb/`, { waitUntil: 'networkidle' });
  const field = page.locator('#search-header');
  await field.fill('pump');
  await page.locator('#search-header[aria-expanded="true"]').waitFor();
  await markDocument(page);
  return {
    page,
    async isKept() {
      const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
      return (await isMarked(page)) && isOpen && (await field.inputValue()) === 'pump';
    },
  };
}

/** Marks this document, to tell it from a reloaded one. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameDocument' in window);
