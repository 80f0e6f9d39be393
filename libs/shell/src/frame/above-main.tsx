import { PersonNotices } from './person-notices.tsx';
import { PageLoader } from '../navigation/page-loader.tsx';
import { ConnectionNotice } from '../notices/connection-notice.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { StatusBanner } from './status-banner.tsx';

/** Between header and page: notices and breadcrumbs. */
export function AboveMain() {
  return (
    <>
      <PageLoader />
      <ConnectionNotice />
      <PersonNotices />
      <StatusBanner />
      <Breadcrumbs />
    </>
  );
}
