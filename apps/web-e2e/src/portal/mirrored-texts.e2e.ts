import { expect, test } from '@playwright/test';
import { anna, openSignedIn } from '../steps/sign-in.ts';

/** Dates of the page whose day stands after the month. Runs in the page. */
function reversedDates(): { count: number; reversed: string[] } {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const found: { date: string; isReversed: boolean }[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: date, 1: day, index } of text.data.matchAll(/(\d+) \p{L}+ \d{4}/gu)) {
      const leftOf = (offset: number) => {
        const letter = document.createRange();
        letter.setStart(text, offset);
        letter.setEnd(text, offset + 1);
        return letter.getBoundingClientRect().left;
      };
      found.push({ date, isReversed: leftOf(index) > leftOf(index + day!.length + 1) });
    }
  }
  return { count: found.length, reversed: found.filter(({ isReversed }) => isReversed).map(({ date }) => date) };
}

test('on a mirrored page dates and addresses read as they are written', async ({ page }) => {
  await openSignedIn(page, '/en-gb/portal', anna);
  for (const path of ['/portal', '/portal/quoterequests', '/portal/quoterequests/Q300036', '/portal/orders']) {
    await page.goto(`/en-xb${path}`);
    await page.waitForLoadState('networkidle');
    const { count, reversed } = await page.evaluate(reversedDates);
    expect(count, path).toBeGreaterThan(0);
    expect(reversed, path).toEqual([]);
  }
  await page.goto('/en-xb/portal');
  await expect(page.getByText('Skeppsbron 7, 211 20 Malmö, Sweden', { exact: true })).toBeVisible();
});
