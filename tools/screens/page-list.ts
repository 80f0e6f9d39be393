import type { Page } from 'playwright';
import { demoPages } from '../demo-pages.ts';

export interface ScreenPage {
  /** Path with locale, to append to the shop's address. */
  path: string;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

/** Every page to take screenshots of, by file name. */
export async function pageList(upstreamUrl: string | undefined, locale: string): Promise<Record<string, ScreenPage>> {
  if (!upstreamUrl) throw new Error('With --url the address of upstream is needed too: --upstream http://127.0.0.1:…');
  const pages = await demoPages(upstreamUrl, locale);
  const inLocale = (path: string, other: string) => path.replace(`/${locale}`, `/${other}`);
  return {
    home: { path: pages.home },
    categories: { path: pages.categories },
    category: { path: pages.smallCategory },
    'category-large': { path: pages.category },
    'category-list': { path: `${pages.smallCategory}?view=list` },
    'category-page-2': { path: `${pages.category}?page=2` },
    item: { path: pages.item },
    search: { path: pages.search },
    'search-nothing': { path: `/${locale}/search?q=zzzz` },
    switcher: { path: `/${locale}/switch` },
    'not-found': { path: `/${locale}/nothing/is/here` },
    design: { path: `/${locale}/design` },
    error: { path: `/${locale}/fail503--fail503` },
    menu: { path: pages.home, act: openMenu },
    suggestions: { path: pages.home, act: typeInSearch },
    'long-home': { path: inLocale(pages.home, 'en-xa') },
    'long-item': { path: inLocale(pages.item, 'en-xa') },
    'long-category': { path: inLocale(pages.smallCategory, 'en-xa') },
    'mirrored-home': { path: inLocale(pages.home, 'en-xb') },
    'mirrored-item': { path: inLocale(pages.item, 'en-xb') },
    'mirrored-category': { path: inLocale(pages.smallCategory, 'en-xb') },
  };
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await page.waitForTimeout(400);
}

async function typeInSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').or(page.getByRole('searchbox')).first().fill('gask');
  await page.waitForTimeout(800);
}
