import type { Page } from 'playwright';
import { demoPages } from '../demo-pages.ts';
import { fillCart } from '../fill-cart.ts';

/** Demo accounts that pages are seen with; `npm start` lists what each of them is for. */
export const accounts = {
  customer: 'grace.osei@elmbridge.example',
  owner: 'anna.lindqvist@hamnverket.example',
  supplier: 'paul.becker@becker-kaelte.example',
} as const;

export interface ScreenPage {
  /** Path with locale, to append to the shop's address. */
  path: string;
  /** Who is signed in; a visitor if omitted. */
  as?: keyof typeof accounts;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

const oldUnit = 'manufacturerId=torvex&productModelId=P50&numberOfPlates=61&plateType=high&yearOfManufacture=2012';
const key = (variant: string) => `GX050_gasketed_GX050H${variant}`;
const filter = (attributes: Record<string, string[]>) => `f=${encodeURIComponent(JSON.stringify(attributes))}`;

/** Every page to take screenshots of, by file name. */
export async function pageList(upstreamUrl: string | undefined, locale: string): Promise<Record<string, ScreenPage>> {
  if (!upstreamUrl) throw new Error('With --url the address of upstream is needed too: --upstream http://127.0.0.1:…');
  const pages = await demoPages(upstreamUrl, locale);
  const inLocale = (path: string, other: string) => path.replace(`/${locale}`, `/${other}`);
  const at = (path: string) => `/${locale}${path}`;
  return {
    home: { path: pages.home },
    categories: { path: pages.categories },
    category: { path: pages.smallCategory },
    'category-large': { path: pages.category },
    'category-list': { path: `${pages.smallCategory}?view=list` },
    'category-page-2': { path: `${pages.category}?page=2` },
    matrix: { path: `${pages.category}?view=matrix&${filter({ fitsModel: ['GX-050'] })}` },
    'category-parts': { path: `${pages.category}?view=list&${filter({ fitsModel: ['GX-050'] })}` },
    item: { path: pages.item },
    'item-unit': { path: at('/x--gasketed/y--GX050-GX050H16061') },
    'item-part': { path: at('/x--gaskets/x--GGX032-GX032GCNBR04') },
    search: { path: pages.search },
    'search-nothing': { path: at('/search?q=zzzz') },
    compare: { path: at(`/compare/gasketed/${key('16061')},${key('25061')}`) },
    'compare-four': { path: at(`/compare/gasketed/${['16061', '25061', '16091', '16031'].map(key).join(',')}`) },
    'quick-order': { path: at('/quick-order') },
    'cart-empty': { path: at('/cart') },
    cart: { path: at('/cart'), act: showFilledCart('Buy') },
    switcher: { path: at('/switch') },
    support: { path: at('/support') },
    faq: { path: at('/faq') },
    message: { path: at('/message') },
    cookies: { path: at('/cookies') },
    terms: { path: at('/terms') },
    remade: { path: at('/remade') },
    'unit-search': { path: at('/unit') },
    'unit-scan': { path: at('/unit/scan') },
    unit: { path: at('/unit/9JYNHRUSVE') },
    'unit-service-kits': { path: at('/unit/9JYNHRUSVE/service-kits') },
    'unit-exploded-view': { path: at('/unit/9JYNHRUSVE/spare-part-catalogue') },
    'unit-troubleshooting': { path: at('/unit/9JYNHRUSVE/technical-troubleshooting') },
    'unit-register': { path: at('/registerproduct/30-198-7731') },
    replacement: { path: at('/unitreplacement') },
    'replacement-suggestions': { path: at(`/unitreplacement/suggestions?${oldUnit}`) },
    'replacement-proof': { path: at(`/unitreplacement/proof?${oldUnit}&compare=GX050H16061`) },
    'replacement-contact': { path: at(`/unitreplacement/contact?${oldUnit}`) },
    'not-found': { path: at('/nothing/is/here') },
    design: { path: at('/design') },
    error: { path: at('/fail503--fail503') },
    menu: { path: pages.home, act: openMenu },
    products: { path: pages.smallCategory, act: openProducts },
    suggestions: { path: pages.home, act: typeInSearch },
    'portal-visitor': { path: at('/portal') },
    workbench: { path: pages.home, as: 'owner' },
    portal: { path: at('/portal'), as: 'owner' },
    profile: { path: at('/portal/profile'), as: 'owner' },
    addresses: { path: at('/portal/addresses'), as: 'owner' },
    'address-new': { path: at('/portal/addresses?address=new'), as: 'owner' },
    orders: { path: at('/portal/orders'), as: 'owner' },
    order: { path: at('/portal/orders'), as: 'owner', act: openFirst },
    units: { path: at('/portal/units'), as: 'owner' },
    'own-unit': { path: at('/portal/units/9JYNHRUSVE'), as: 'owner' },
    'own-unit-readings': { path: at('/portal/units/9JYNHRUSVE/connectivity'), as: 'owner' },
    'favourite-lists': { path: at('/portal/favouritelists'), as: 'owner' },
    'favourite-list': { path: at('/portal/favouritelists'), as: 'owner', act: openFirst },
    'own-numbers': { path: at('/portal/custom-article-numbers'), as: 'owner' },
    'quote-requests': { path: at('/portal/quoterequests'), as: 'owner' },
    'quote-request': { path: at('/portal/quoterequests'), as: 'owner', act: openFirst },
    'customer-cart': { path: at('/cart'), as: 'customer', act: showFilledCart('Buy') },
    checkout: { path: at('/checkout'), as: 'customer' },
    'checkout-delivery': { path: at('/checkout/delivery'), as: 'customer' },
    'quote-cart': { path: at('/cart?view=quote'), as: 'customer', act: showFilledCart('RequestQuote') },
    partners: { path: at('/partners'), as: 'customer' },
    details: { path: at('/partners'), as: 'customer', act: chooseSuppliers },
    'supplier-workbench': { path: pages.home, as: 'supplier' },
    'supplier-requests': { path: at('/portal/quoterequests'), as: 'supplier' },
    'supplier-request': { path: at('/portal/quoterequests'), as: 'supplier', act: openFirst },
    'supplier-offers': { path: at('/portal/generatedquotes'), as: 'supplier' },
    applications: { path: at('/portal/applications'), as: 'supplier' },
    'long-home': { path: inLocale(pages.home, 'en-xa') },
    'long-item': { path: inLocale(pages.item, 'en-xa') },
    'long-category': { path: inLocale(pages.smallCategory, 'en-xa') },
    'mirrored-home': { path: inLocale(pages.home, 'en-xb') },
    'mirrored-item': { path: inLocale(pages.item, 'en-xb') },
    'mirrored-category': { path: inLocale(pages.smallCategory, 'en-xb') },
  };
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').last().click();
  await page.waitForTimeout(400);
}

async function openProducts(page: Page): Promise<void> {
  const panel = page
    .getByRole('banner')
    .getByRole('group')
    .filter({ has: page.getByRole('link') });
  // a press before hydration opens nothing
  for (let tries = 0; tries < 5 && (await panel.filter({ visible: true }).count()) === 0; tries++) {
    await page.getByRole('banner').getByRole('button').first().click();
    await page.waitForTimeout(400);
  }
}

async function typeInSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').or(page.getByRole('searchbox')).first().fill('gask');
  await page.waitForTimeout(800);
}

/** Follows the first link of a page's table. */
async function openFirst(page: Page): Promise<void> {
  const first = page.locator('main table').getByRole('link').first();
  await first.click({ timeout: 5_000 });
  // no button that happens to be there now
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
}

/** Chooses the first supplier of each group and goes on to the request. */
async function chooseSuppliers(page: Page): Promise<void> {
  for (const group of await page
    .locator('main ol, main ul')
    .filter({ has: page.getByRole('checkbox') })
    .all())
    await group.getByRole('checkbox').first().check();
  await page.locator('main').locator('button[type=submit], a[href*="/details"]').last().click({ timeout: 5_000 });
  await page.waitForURL(/details/);
  await page.waitForLoadState('networkidle');
}

/** Shows the cart of the open address, with lines. */
const showFilledCart = (action: 'Buy' | 'RequestQuote') => async (page: Page) => {
  const next = page.locator(`main a[href*="/${action === 'Buy' ? 'checkout' : 'partners'}"]`).first();
  if ((await next.count()) === 0) await fillCart(page, { action, categories: ['gaskets', 'gasketed', 'copperbrazed'] });
  await page.reload({ waitUntil: 'networkidle' });
  await next.waitFor({ timeout: 10_000 });
};
