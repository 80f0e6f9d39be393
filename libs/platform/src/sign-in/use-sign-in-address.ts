import { useLocation } from 'react-router';
import { useApp } from '../app-provider.tsx';
import { useCurrentPath } from '../routing/use-current-path.ts';
import { useHydrated } from '../use-hydrated.ts';
import { signInAddress } from './sign-in.ts';

/** Address of the sign-in link, returning to the current page and hash; without a script, to the page. */
export function useSignInAddress({ fake = false } = {}): string {
  const app = useApp();
  const here = useCurrentPath();
  const { hash } = useLocation();
  // the hash is never sent to a server
  const place = useHydrated() ? hash : '';
  return signInAddress(app, here + place, { fake });
}
