import { expect, test } from '@playwright/test';
import { menuLines, openMenu } from '../steps/menu.ts';
import {
  type Account,
  anna,
  paul,
  marie,
  noah,
  grace,
  erik,
  dragana,
  sam,
  portalLink,
  signIn,
  signInLink,
} from '../steps/sign-in.ts';
import { core } from '../steps/story-tags.ts';

interface Expected {
  who: Account;
  path: string;
  /** Entries of the menu below the products. */
  menu: string[];
  /** Entries of the bar above the header. */
  util: string[];
  company?: string;
}

const english = {
  portal: 'My Customer Portal',
  support: 'Support',
  market: 'Country and language',
  out: 'Sign out',
  demo: 'Sign in with the demo account',
};
const inEnglish = Object.values(english);
const find = 'Find a unit';
const lists = 'Lists';
/** Hidden on the site of an exclusive company. */
const quote = 'Get a quote';
/** Shown to users with the permission, where the market has the configurator. */
const configure = 'Configure';
/** Shown to users with a customer number. */
const quickOrder = 'Quick order';
/** Shown in markets with a category of units that replace old ones: Sweden, Germany and the United Kingdom. */
const replace = 'Replace an old unit';

/** Every demo account in its home market, or on its company site. */
const accounts: Expected[] = [
  {
    who: anna,
    path: '/en-gb/',
    menu: [find, configure, quickOrder, lists, quote, replace, ...inEnglish],
    util: [configure, english.portal, 'United Kingdom / English'],
    company: 'Hamnverket Service AB',
  },
  {
    who: paul,
    path: '/en-gb/',
    menu: [find, configure, quickOrder, lists, quote, replace, 'My Partner Portal', ...inEnglish.slice(1)],
    util: [configure, 'My Partner Portal', 'United Kingdom / English'],
    company: 'Becker Kältetechnik GmbH',
  },
  {
    who: marie,
    path: '/en-nl/',
    menu: [
      find,
      configure,
      quickOrder,
      lists,
      quote,
      english.portal,
      english.support,
      'Change company',
      english.market,
      english.out,
      english.demo,
    ],
    util: [configure, english.portal, 'Netherlands / English'],
  },
  {
    who: noah,
    path: '/en-gb/',
    menu: [find, configure, lists, quote, replace, ...inEnglish],
    util: [configure, english.portal, 'United Kingdom / English'],
  },
  {
    who: grace,
    path: '/en-gb/?companyId=-elmbridge',
    menu: [find, configure, quickOrder, lists, quote, replace, ...inEnglish.slice(1)],
    util: [configure, 'United Kingdom / English'],
    company: 'Elmbridge Dairies Ltd',
  },
  {
    who: erik,
    path: '/en-gb/?companyId=-nordfrost',
    menu: [find, configure, quickOrder, lists, english.out, english.demo],
    util: [configure, english.support],
    company: 'Nordfrost Kyllager AB',
  },
  {
    who: dragana,
    path: '/sr-latn-rs/',
    menu: [
      'Pronađi uređaj',
      'Brza porudžbina',
      'Liste',
      'Zatražite ponudu',
      'Moj portal za kupce',
      'Podrška',
      'Zemlja i jezik',
      'Odjavite se',
      'Prijavite se demo nalogom',
    ],
    util: ['Moj portal za kupce', 'Srbija / srpski'],
    company: 'Mlekara Sever d.o.o.',
  },
  {
    who: sam,
    path: '/en-us/',
    menu: [find, configure, quickOrder, lists, quote, ...inEnglish],
    util: [configure, english.portal, 'United States / English'],
    company: 'Lakeside Brewing Co.',
  },
];

for (const { who, path, menu, util, company } of accounts) {
  test(
    `A2: A3: the frame of ${who.firstName} ${who.lastName} at ${path}`,
    who === anna ? core : {},
    async ({ page }) => {
      await signIn(page, who, path);
      expect(await menuLines(await openMenu(page))).toEqual(menu);
      await page.keyboard.press('Escape');
      const links = page.locator('body > nav[data-chrome] > div > a');
      await expect(links).toHaveText(util);
      if (company) await expect(portalLink(page, who)).toContainText(company);
      await expect(signInLink(page)).toHaveCount(0);
    },
  );
}

for (const [site, path, expected] of [
  ['a market', '/en-gb/', [find, lists, quote, replace, 'Support', 'Country and language', 'Sign in', english.demo]],
  [
    'a market without the demo button',
    '/de-de/',
    [
      'Gerät finden',
      'Listen',
      'Angebot anfragen',
      'Altes Gerät ersetzen',
      'Kundendienst',
      'Land und Sprache',
      'Anmelden',
    ],
  ],
  [
    'a company site',
    '/en-gb/?companyId=-elmbridge',
    [find, lists, quote, replace, 'Support', 'Country and language', 'Sign in', english.demo],
  ],
  ['an exclusive company', '/en-gb/?companyId=-nordfrost', [find, lists, 'Sign in', english.demo]],
] as const) {
  test(`A3: the menu of a visitor on ${site}`, site === 'a market' ? core : {}, async ({ page }) => {
    await page.goto(path);
    expect(await menuLines(await openMenu(page))).toEqual(expected);
  });
}

test('B1: a partner’s home shows the partner block, and a company site its own texts', async ({ page }) => {
  await signIn(page, paul, '/en-gb/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Becker Kältetechnik GmbH');
  const block = page.getByRole('heading', { level: 2, name: 'Parts and units for the plants you look after' });
  await expect(block).toBeVisible();
  await page.goto('/en-gb/?companyId=-elmbridge');
  await expect(portalLink(page, paul)).toBeVisible();
  await expect(heading).toContainText('Elmbridge Dairies Ltd');
  await expect(block).toBeHidden();
});

test('B1: a customer’s home has no partner block and is named after the company', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('partnerstart') && asked.push(request.url()));
  await signIn(page, grace, '/en-gb/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elmbridge Dairies Ltd');
  await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible();
  expect(asked).toEqual([]);
});

test(
  'A11: an exclusive company has its logo, a reduced footer and no link to other markets',
  core,
  async ({ page }) => {
    await signIn(page, erik, '/sv-se/?companyId=-nordfrost');
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(/^Nordfrost Kyllager AB/);
    await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
    await expect(page.locator('a[href*="/switch"]')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('ul').getByRole('link')).toHaveText([
      'Support',
      'Användarvillkor',
      'Integritetspolicy',
      'Kakor',
      'Tillgänglighet',
    ]);
  },
);
