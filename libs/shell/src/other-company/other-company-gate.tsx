import { useEffect } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

const loadDialog = () => import('./other-company-dialog.tsx').then((module) => module.OtherCompanyDialog);

interface OtherCompanyGateProps {
  /** Customer number that another tab or device has chosen; undefined while it is the one of this page. */
  inUse: string | undefined;
  /** Customer number that this page is shown for. */
  shownFor: string;
}

/** Stops a page that was shown for one company while the person works for another, and offers both ways on. */
export function OtherCompanyGate({ inUse, shownFor }: OtherCompanyGateProps) {
  const [Dialog, load] = useOnDemand(loadDialog);
  const isOther = inUse !== undefined;
  useEffect(() => {
    // without its code the calls of the page are still refused
    if (isOther) load().catch(() => undefined);
  }, [isOther, load]);
  return Dialog && isOther && <Dialog inUse={inUse} shownFor={shownFor} />;
}
