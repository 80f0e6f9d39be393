import { useLocation } from 'react-router';
import { pageQueryParameters } from './paths.ts';
import { useHydrated } from '../use-hydrated.ts';

/**
 * Path and query of the current page, with its locale. Until hydration only with the query parameters that rendered pages depend on, so
 * that the server's HTML is the same for everybody.
 */
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
