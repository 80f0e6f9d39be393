import { useLocation } from 'react-router';
import { useApp } from '../app-provider.tsx';
import { useCurrentPath } from '../use-current-path.ts';
import { useHydrated } from '../use-hydrated.ts';
import { signInAddress } from './sign-in.ts';

/** Where a link to sign in leads, so that one comes back to this very place; without a script to its page. */
export function useSignInAddress({ fake = false } = {}): string {
  const app = useApp();
  const here = useCurrentPath();
  const { hash } = useLocation();
  // no server ever gets to know it
  const place = useHydrated() ? hash : '';
  return signInAddress(app, here + place, { fake });
}
