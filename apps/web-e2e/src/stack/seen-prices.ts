import type { Page } from '@playwright/test';

interface Watched {
  seenPrices: Set<string>;
  shifts: number;
}

/**
 * From now on every page of the window writes down the prices that were visible, frame by frame from its very beginning: `article: price`.
 * Crossed-out ones do not count, since the list price is shown so on purpose.
 */
export async function watchPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { seenPrices: new Set(), shifts: 0 };
    Object.assign(window, watched);
    const money = /(?:[£€$]|kr|SEK)\s?\d|\d\s?(?:[£€$]|kr|SEK)/;
    const visiblePrices = () => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !money.test(text.textContent ?? '') || element.closest('s, script, noscript, head')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // by its number, the end of its address; in a table of quantities by its row
        const row = element.closest('tr');
        const address = element.closest('li, tr')?.querySelector('a')?.pathname;
        const article = address?.split('-').at(-1) ?? row?.cells[0]?.textContent ?? 'page';
        found.push(`${article}: ${text.textContent!.trim()}`);
      }
      return found;
    };
    Object.assign(window, { visiblePrices });
    const look = () => {
      for (const price of visiblePrices()) watched.seenPrices.add(price);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { shifts: (watched.shifts += entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was visible at any time since the page began. */
export const seenPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as Watched).seenPrices].sort());

/** What is visible now. */
export const visiblePrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { visiblePrices: () => string[] }).visiblePrices())].sort());

/** Sum of the layout shifts that nobody's click has caused. */
export const layoutShifts = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).shifts);
