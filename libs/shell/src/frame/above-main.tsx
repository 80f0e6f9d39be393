import { PersonNotices } from './person-notices.tsx';
import { PageLoader } from '../navigation/page-loader.tsx';
import { ConnectionNotice } from '../notices/connection-notice.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { StatusBanner } from './status-banner.tsx';
import { useIsCheckout } from './use-is-checkout.ts';

/** Between header and page: notices and breadcrumbs; the way back from the checkout is in its header. */
export function AboveMain() {
  const isCheckout = useIsCheckout();
  return (
    <>
      <PageLoader />
      <ConnectionNotice />
      <PersonNotices />
      <StatusBanner />
      {!isCheckout && <Breadcrumbs />}
    </>
  );
}
