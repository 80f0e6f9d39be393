import type { Browser, Page } from 'playwright';

/** The home page, on which somebody has typed into the search field and has its suggestions open: a reload would lose that. */
export interface PageInUse {
  page: Page;
  isKept: () => Promise<boolean>;
}

export async function openPageInUse(browser: Browser, url: string): Promise<PageInUse> {
  const page = await browser.newPage();
  await page.goto(`${url}/en-gb/`, { waitUntil: 'networkidle' });
  const field = page.locator('#search-hero');
  await field.fill('pump');
  await page.locator('#search-hero[aria-expanded="true"]').waitFor();
  await markDocument(page);
  return {
    page,
    async isKept() {
      const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
      return (await isMarked(page)) && isOpen && (await field.inputValue()) === 'pump';
    },
  };
}

/** Tells this document from the one that a reload would bring. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameDocument' in window);
