import type { Page } from '@playwright/test';

/** Adds up the layout shifts of the pages opened from now on. Returns a function that reads the sum of the open page. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as { shifted?: number };
    store.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) store.shifted! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shifted?: number }).shifted!);
}
