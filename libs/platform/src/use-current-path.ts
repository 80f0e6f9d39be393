import { useLocation } from 'react-router';
import { pageQueryParameters } from './paths.ts';
import { useHydrated } from './use-hydrated.ts';

/** Path and query of the page one is on, with its locale. In the server's HTML only what rendered pages read, so that it is the same for everybody. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return pathname + (hydrated ? search : knownToServer(search));
}

function knownToServer(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of pageQueryParameters) for (const value of asked.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  return text ? `?${text}` : '';
}
