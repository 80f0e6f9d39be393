import { consentChoice, followConsent } from '@shop/platform';
import { useEffect, useState, type ComponentType } from 'react';

/** Keeps the consent in the data layer, and asks for it once the page is hydrated and idle; not if answered before, or without a script. */
export function Consent() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(followConsent, []);
  useEffect(() => {
    if (consentChoice() !== undefined) return;
    // if the code fails to load, nothing is asked and nothing measured
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
