import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a theme can break: themes change colours and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Looks at the page as it stands, in light, and at its colours in dark: axe must find nothing serious. */
export async function expectNothingSerious(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(300); // a colour in transition has no contrast of its own
    await restyle(page);
    const axe = new AxeBuilder({ page });
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(everything) : axe.withRules(ofColours)
    ).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** Chromium now and then keeps a computed colour of the scheme before; a page that is laid out anew has the right one. */
async function restyle(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--restyled', String(performance.now()));
    document.body.getBoundingClientRect();
  });
}
