import type { User } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

const loadDialog = () => import('./terms-dialog.tsx').then((module) => module.TermsDialog);

/** Pages to read before accepting: the dialog is not shown there. */
const readingPages = [paths.terms(), paths.privacyPolicy(), paths.cookies()];

/** Asks a user who has not accepted the current terms, on every page but those that contain them. */
export function TermsGate({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [Dialog, load] = useOnDemand(loadDialog);
  useEffect(() => {
    // if the code fails to load, the next page tries again
    load().catch(() => undefined);
  }, [load, pathname]);
  const isReading = readingPages.includes(pathname.replace(/^\/[^/]*/, ''));
  return Dialog && <Dialog open={!isReading} user={user} />;
}
