import type { Page } from '@playwright/test';

interface Watched {
  seenPrices: Set<string>;
  shifts: number;
}

/**
 * Makes every page of the window record the prices visible in each frame, from its start: `article: price`. Crossed-out prices are ignored,
 * since showing the list price that way is intended.
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
        // identified by the article number at the end of its address; in a quantity table by its row
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

/** All prices that were visible since the page began. */
export const seenPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as Watched).seenPrices].sort());

/** The prices visible now. */
export const visiblePrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { visiblePrices: () => string[] }).visiblePrices())].sort());

/** Sum of the layout shifts that no click has caused. */
export const layoutShifts = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).shifts);
