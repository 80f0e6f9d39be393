import type { MeasureSystem } from '@shop/measures';
import { useSyncExternalStore } from 'react';
import { useApp } from './app-provider.tsx';
import { writeCookie } from './cookies.ts';

/** Not personal: the same for everybody who uses this browser. */
const cookieDays = 365;

/** What a market reads before anybody has chosen; a cookie may then say otherwise, before the first paint. */
export const defaultMeasures = (country: string): MeasureSystem => (country === 'US' ? 'us' : 'si');

/** Shows figures in this system at once on the whole page, and on the pages to come. Browser only. */
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
 * The system that the page shows now; the server renders the default of the market. Only for what cannot hold both, such as the control that chooses: everything
 * else is a `<Measure>`, whose HTML is the same for everybody.
 */
export function useMeasureChoice(): MeasureSystem {
  const { country } = useApp().locale;
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['measures'] === 'us' ? 'us' : 'si'),
    () => defaultMeasures(country),
  );
}
