import type { User } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

const loadDialog = () => import('./terms-dialog.tsx').then((module) => module.TermsDialog);

/** What one must be able to read before one accepts: here the question waits. */
const readingPages = [paths.terms(), paths.privacyPolicy(), paths.cookies()];

/** Asks whoever has not accepted the terms in force, on every page but those that say what is accepted. */
export function TermsGate({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [Dialog, load] = useOnDemand(loadDialog);
  useEffect(() => {
    // without its code nobody is asked now; the next page tries again
    load().catch(() => undefined);
  }, [load, pathname]);
  const isReading = readingPages.includes(pathname.replace(/^\/[^/]*/, ''));
  return Dialog && <Dialog open={!isReading} user={user} />;
}
