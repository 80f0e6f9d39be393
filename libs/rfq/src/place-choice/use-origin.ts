import { calls, type Address, type Position } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface PostalCode {
  zipCode: string;
  countryCode: string;
}

type Asked =
  ({ kind: 'postal' } & PostalCode) | { kind: 'here'; position: Position } | { kind: 'refused' | 'locating' };

/** The origin of distances and the state of finding it. */
export interface Origin {
  state: 'none' | 'looking' | 'locating' | 'known' | 'unknown' | 'failed' | 'refused';
  position: Position | undefined;
  /** Undefined: the reader's position, or no origin yet. */
  postalCode: PostalCode | undefined;
  ask: (postalCode: PostalCode) => void;
  /** Asks the browser for the reader's position. */
  locate: () => void;
}

const locatingMs = 10_000;

/** Starts with the default delivery address. */
export function useOrigin(address: Address | undefined): Origin {
  const [asked, setAsked] = useState<Asked>();
  const now: Asked | undefined =
    asked ??
    (address?.zipCode ? { kind: 'postal', zipCode: address.zipCode, countryCode: address.countryCode } : undefined);
  const postalCode = now?.kind === 'postal' ? { zipCode: now.zipCode, countryCode: now.countryCode } : undefined;
  const query = useQuery({
    ...apiQuery(calls.partners.position, { query: postalCode ?? { zipCode: '', countryCode: '' } }),
    enabled: postalCode !== undefined,
  });
  const position = now?.kind === 'here' ? now.position : (postalCode && query.data?.position) || undefined;
  return {
    state: stateOf(now, query, position),
    position,
    postalCode,
    ask: (code) => setAsked(code.zipCode === '' ? undefined : { kind: 'postal', ...code }),
    locate() {
      if (!('geolocation' in navigator)) return setAsked({ kind: 'refused' });
      const locating: Asked = { kind: 'locating' };
      // a newer request supersedes this answer
      const answer = (found: Asked) => setAsked((present) => (present === locating ? found : present));
      setAsked(locating);
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => answer({ kind: 'here', position: { latitude, longitude } }),
        () => answer({ kind: 'refused' }),
        { timeout: locatingMs, maximumAge: 600_000 },
      );
    },
  };
}

function stateOf(
  asked: Asked | undefined,
  { isError, isPending }: { isError: boolean; isPending: boolean },
  position: Position | undefined,
): Origin['state'] {
  switch (asked?.kind) {
    case undefined:
      return 'none';
    case 'here':
      return 'known';
    case 'locating':
    case 'refused':
      return asked.kind;
    case 'postal':
      if (position) return 'known';
      return isError ? 'failed' : isPending ? 'looking' : 'unknown';
  }
}
