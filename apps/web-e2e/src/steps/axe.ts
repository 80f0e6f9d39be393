import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a theme can violate: themes change only colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no serious violation on the page, or in a part of it, in the light theme, and none of the colour rules in the dark
 * theme.
 */
export async function expectNothingSerious(page: Page, part?: string): Promise<void> {
  await look(page, part, [...wcag, 'best-practice'], (impact) => impact === 'serious' || impact === 'critical');
}

/** Like `expectNothingSerious`, but allows no WCAG violation of any severity. */
export async function expectNothing(page: Page): Promise<void> {
  await look(page, undefined, wcag, () => true);
}

async function look(
  page: Page,
  part: string | undefined,
  tags: string[],
  counts: (impact: string | null | undefined) => boolean,
): Promise<void> {
  // what is half below the header that stays in view would count as too small
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await drawnIn(page, colorScheme);
    const find = async (): Promise<string[]> => {
      await page.waitForTimeout(300); // contrast cannot be measured during a colour transition
      await restyle(page);
      // only violations are reported, since describing every passing element takes longer than the check
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(isOfOneOrigin(page));
      if (part !== undefined) axe.include(part);
      const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(ofColours)).analyze();
      return violations
        .filter(({ impact }) => counts(impact))
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    };
    let found = await find();
    // a real violation is still there on a second run, a colour of the previous scheme is not
    if (found.length > 0 && found.every((error) => error.startsWith('color-contrast:'))) found = await find();
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

/**
 * Allows axe's legacy mode, which runs entirely in the page. For frames of other origins axe analyses each frame separately and merges the
 * results in another page.
 */
function isOfOneOrigin(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page.frames().every((frame) => new URL(frame.url()).origin === origin);
}

/** Waits until the page is drawn in the new scheme: a busy page is drawn some time after the change. */
async function drawnIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await frame();
    await frame();
    await frame();
  }, colorScheme);
}

/** Forces a new layout, since Chromium sometimes keeps a computed colour of the previous scheme. */
async function restyle(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--restyled', String(performance.now()));
    document.body.getBoundingClientRect();
  });
}
