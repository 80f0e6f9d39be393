import { countryStatesQuery } from '@shop/forms';
import { usePrefetchedQuery } from '@shop/platform';

/** Name of a US state; its code if unknown. */
export function useStateName(): (stateCode: string) => string {
  const states = useUsStates();
  return (stateCode) => states.find(({ code }) => code === stateCode)?.name ?? stateCode;
}

export function useUsStates(): readonly { code: string; name: string }[] {
  const countries = usePrefetchedQuery(countryStatesQuery());
  return countries.find(({ countryCode }) => countryCode === 'US')?.states ?? [];
}
