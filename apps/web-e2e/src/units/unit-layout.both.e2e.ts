import { expect, test, type Locator } from '@playwright/test';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, luc, signIn } from '../steps/sign-in.ts';

const malmo = '/en-gb/unit/9JYNHRUSVE';

test('J2: the tab of the open topic is in view, also when the row of tabs is longer than the screen', async ({
  page,
}) => {
  await page.goto(`${malmo}/installation-info`);
  const tabs = page.getByRole('navigation', { name: 'Topics of this unit' });
  const isWholeInView = async (name: string) => {
    const [row, tab] = [await tabs.boundingBox(), await tabs.getByRole('link', { name, exact: true }).boundingBox()];
    return tab!.x >= row!.x && tab!.x + tab!.width <= row!.x + row!.width + 1;
  };
  await expect.poll(() => isWholeInView('Place of installation')).toBe(true);
  const top = await page.evaluate(() => scrollY);
  await tabs.getByRole('link', { name: 'Readings' }).click();
  await expect(page).toHaveURL(/connectivity$/);
  await expect.poll(() => isWholeInView('Readings')).toBe(true);
  await page.goBack();
  await expect.poll(() => isWholeInView('Place of installation')).toBe(true);
  expect(top).toBe(0);
});

test('J2: what only the owner sees moves nothing when it arrives', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await signIn(page, anna, malmo);
  await page.waitForLoadState('networkidle');
  for (const path of [malmo, malmo.replace('/unit/', '/portal/units/')]) {
    await page.goto(path);
    await expect(page.getByText('In your units', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Place: /)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // its owner's name for the unit, in the heading of the page that is everybody's, comes late
    expect(await shift(), path).toBeLessThan(path === malmo ? 0.05 : 0.01);
  }
});

test('J2: the nameplate stands before what can be done with the unit; to remove it comes last', async ({ page }) => {
  await signIn(page, anna, malmo);
  const main = page.getByRole('main');
  const order = main.getByRole('link', { name: 'Order spare parts' });
  const nameplate = await main.getByRole('region', { name: 'Nameplate' }).boundingBox();
  expect(nameplate!.y + nameplate!.height).toBeLessThan((await order.boundingBox())!.y);
  const remove = main.getByRole('button', { name: 'Remove from my units' });
  await expect(main.getByRole('button', { name: 'Edit unit' })).toBeVisible();
  await expect(remove).toBeHidden();
  await main.getByText('More', { exact: true }).click();
  await expect(remove).toBeVisible();
  for (const name of ['Find a replacement', 'Print label'])
    expect(
      await remove.evaluate((last, text) => {
        const others = [...last.parentElement!.querySelectorAll('a, button')];
        return others.at(-1) === last && others.some(({ textContent }) => textContent === text);
      }, name),
    ).toBe(true);
  await order.click();
  await expect(page).toHaveURL(/\/spare-parts#topic$/);
});

test('J2: what a visitor can do with a unit is there from the start', async ({ page }) => {
  const answer = await page.goto(malmo);
  expect(await answer!.text()).toContain('Add to my units');
  await expect(page.getByRole('link', { name: 'Add to my units' })).toBeVisible();
});

test('J7: own units to connect with a tag move nothing when they arrive', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await signIn(page, luc, '/en-gb/myproduct/VT-9001');
  await expect(page.getByRole('button', { name: /^Connect tag VT-9001 to / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.02);
});

test('J4: the parts of a unit are not wider than the screen in any language', async ({ page, isMobile }) => {
  // beside a phone the narrowest screen on which parts are a table
  if (!isMobile) await page.setViewportSize({ width: 768, height: 900 });
  for (const locale of ['de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs', 'sv-se']) {
    await page.goto(`/${locale}/unit/9JYNHRUSVE`);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFitTheScreen(page, locale);
  }
});

test('J5: what a line of a kit is counted from can be read beside what to order, in German too', async ({ page }) => {
  await page.goto('/de-de/unit/9JYNHRUSVE/service-kits');
  // as words in a line, not a few letters in each
  const basis = page.getByRole('cell', { name: /^61 Dichtungen an den Platten/ });
  await expect(basis).toBeVisible();
  await expect.poll(async () => (await basis.boundingBox())!.width).toBeGreaterThan(90);
});

test('J5: numbers of the exploded view can be read and hit, and none covers another', async ({ page }) => {
  await page.goto(`${malmo}/spare-part-catalogue`);
  const picture = page.getByRole('group', { name: 'Exploded view' });
  await expect(picture.getByRole('button', { name: /^12, Channel gasket/ })).toBeVisible();
  const rings = await picture.locator('circle + circle').evaluateAll((all) =>
    all.map((ring) => {
      const { x, y, width } = ring.getBoundingClientRect();
      const scale = ring.closest('svg')!.getScreenCTM()!.a;
      return { x, y, width, figure: parseFloat(getComputedStyle(ring.nextElementSibling!).fontSize) * scale };
    }),
  );
  expect(Math.min(...rings.map(({ width }) => width))).toBeGreaterThanOrEqual(22);
  expect(Math.min(...rings.map(({ figure }) => figure))).toBeGreaterThanOrEqual(11);
  const gaps = rings.flatMap((one, at) =>
    rings.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.width),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test('J6: the title of the readings stands in one line', async ({ page }) => {
  await signIn(page, anna, `${malmo}/connectivity`);
  const title = page.getByRole('heading', { name: 'Readings, the newest first' });
  await expect(title).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())!.height).toBeLessThan(40);
});

/** By how much tables are wider than the room they have. */
const hiddenWidths = (tables: Locator): Promise<number[]> =>
  tables.evaluateAll((all) =>
    all
      .map((table) => Math.floor(table.getBoundingClientRect().width - table.parentElement!.clientWidth))
      .filter((px) => px > 0),
  );

test('J4: no list of parts scrolls inside itself, on a wide screen at 200 % neither', async ({ page, isMobile }) => {
  for (const path of [
    '/de-de/unit/9JYNHRUSVE',
    '/de-de/unit/9JYNHRUSVE/service-kits',
    '/nl-nl/unit/9JYNHRUSVE/service-kits',
    '/sv-se/unit/9JYNHRUSVE/service-kits',
    '/de-de/unit/9JYNHRUSVE/spare-part-catalogue',
  ]) {
    await page.goto(path);
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables.first()).toBeVisible();
    for (const width of isMobile ? [360] : [720, 800, 920, 950, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => hiddenWidths(tables), { message: `${path} at ${width}` }).toEqual([]);
    }
  }
});

test('J2: the nameplate breaks no long word', async ({ page, isMobile }) => {
  for (const locale of ['de-de', 'sv-se', 'nl-nl'])
    for (const width of isMobile ? [360] : [720, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${locale}/unit/9JYNHRUSVE`);
      const values = page.getByRole('main').locator('section[aria-label] dl dd');
      await expect(values.first()).toBeVisible();
      const broken = await values.evaluateAll((all) =>
        all.flatMap((value) => {
          const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(broken, `${locale} at ${width}`).toEqual([]);
    }
});

test('J2: J4: a page of a unit has one main action: what is bought there, else the way to its parts', async ({
  page,
}) => {
  const filled = () =>
    page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--petrol)';
        const petrol = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return all
          .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === petrol)
          .map(({ textContent }) => textContent.trim());
      });
  for (const [topic, action] of [
    ['', /^Add all 17 parts/],
    ['/service-kits', /^Put all 3 lines/],
    ['/spare-part-catalogue', /^Order spare parts/],
  ] as const) {
    await page.goto(malmo + topic);
    await expect.poll(filled, { message: topic }).toEqual([expect.stringMatching(action)]);
  }
});

test('K1: names of replacements and quantities of parts can be hit by a finger', async ({ page, isMobile }) => {
  const least = isMobile ? 44 : 24;
  await page.goto('/en-gb/unitreplacement/suggestions?manufacturerId=vadholm&productModelId=GX-050&numberOfPlates=41');
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(least);
  await page.goto('/en-gb/unit/9JYNHRUSVE');
  const quantity = page.getByRole('main').getByRole('table').locator('input').first();
  await expect(quantity).toBeVisible();
  expect((await quantity.boundingBox())!.height).toBeGreaterThanOrEqual(least);
});

test('J4: a list narrowed to a unit names it on one line with the way to it', async ({ page }) => {
  await page.goto('/en-gb/x--gaskets?fits=9JYNHRUSVE');
  const chosen = page.getByRole('group', { name: 'Chosen filters' });
  const links = [/Fits GX-050/, 'Show unit', 'Clear all'].map((name) => chosen.getByRole('link', { name }));
  await expect(links[0]!).toBeVisible();
  const middles: number[] = [];
  for (const link of links) {
    const { y, height } = (await link.boundingBox())!;
    middles.push(y + height / 2);
  }
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
});
