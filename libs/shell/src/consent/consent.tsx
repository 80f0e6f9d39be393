import { consentChoice } from '@shop/platform';
import { useEffect, useState, type ComponentType } from 'react';

/** Asks, once the page lives and is at rest, whether use may be measured; nothing for those who have answered, and without a script. */
export function Consent() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (consentChoice() !== undefined) return;
    // not asked this time where the code cannot be had: nothing is measured then
    const ask = () =>
      void import('./consent-bar.tsx').then(
        ({ ConsentBar }) => setBar(() => ConsentBar),
        () => undefined,
      );
    const timer = setTimeout(ask, 500);
    return () => clearTimeout(timer);
  }, []);
  return Bar && <Bar />;
}
