import type { MeasureSystem } from '@shop/measures';
import { useSyncExternalStore } from 'react';
import { useApp } from './app-provider.tsx';
import { writeCookie } from './cookies.ts';

/** Lifetime of a cookie that is not personal but belongs to the browser. */
const cookieDays = 365;

/** Measure system of a market without a choice; the boot script applies a stored choice before the first paint. */
export const defaultMeasures = (country: string): MeasureSystem => (country === 'US' ? 'us' : 'si');

/** Switches all figures of this page and of later pages to `system`. Browser only. */
export function chooseMeasures(system: MeasureSystem): void {
  document.documentElement.dataset['measures'] = system;
  writeCookie('measures', system, { days: cookieDays });
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-measures'] });
  return () => observer.disconnect();
}

/**
 * The measure system shown now; the server renders the market's default. Only for controls that cannot render both systems: everything else
 * uses `<Measure>`, whose HTML is the same for everybody.
 */
export function useMeasureChoice(): MeasureSystem {
  const { country } = useApp().locale;
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['measures'] === 'us' ? 'us' : 'si'),
    () => defaultMeasures(country),
  );
}
