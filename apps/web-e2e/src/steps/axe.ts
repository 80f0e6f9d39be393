import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a theme can break: themes change colours and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Looks at the page as it stands, or at a part of it, in light, and at its colours in dark: axe must find nothing serious. */
export async function expectNothingSerious(page: Page, part?: string): Promise<void> {
  await look(page, part, [...wcag, 'best-practice'], (impact) => impact === 'serious' || impact === 'critical');
}

/** As `expectNothingSerious`, but nothing at all, however slight, against WCAG. */
export async function expectNothing(page: Page): Promise<void> {
  await look(page, undefined, wcag, () => true);
}

async function look(
  page: Page,
  part: string | undefined,
  tags: string[],
  counts: (impact: string | null | undefined) => boolean,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await drawnIn(page, colorScheme);
    const find = async (): Promise<string[]> => {
      await page.waitForTimeout(300); // a colour in transition has no contrast of its own
      await restyle(page);
      // what passes is listed for nobody: writing down each of its elements takes longer than looking at them
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(isOfOneOrigin(page));
      if (part !== undefined) axe.include(part);
      const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(ofColours)).analyze();
      return violations
        .filter(({ impact }) => counts(impact))
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    };
    let found = await find();
    // what is wrong with the page is still so when one looks again; a colour of the scheme before is not
    if (found.length > 0 && found.every((error) => error.startsWith('color-contrast:'))) found = await find();
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

/** Then axe does all its work inside of the page; frames of others it must look at apart, and puts the parts together in a further page. */
function isOfOneOrigin(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page.frames().every((frame) => new URL(frame.url()).origin === origin);
}

/** A page that has much to do is drawn in the new scheme some time after it was told so. */
async function drawnIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await frame();
    await frame();
    await frame();
  }, colorScheme);
}

/** Chromium now and then keeps a computed colour of the scheme before; a page that is laid out anew has the right one. */
async function restyle(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--restyled', String(performance.now()));
    document.body.getBoundingClientRect();
  });
}
