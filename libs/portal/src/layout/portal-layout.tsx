import {
  GateOrSkeleton,
  PageTitle,
  paths,
  PortalPersonContext,
  useApp,
  usePerson,
  useShownPerson,
} from '@shop/platform';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { portalName } from '../portal-page.ts';
import { PortalGate } from './portal-gate.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { PortalUnavailable } from './portal-unavailable.tsx';
import { usePortalPages } from './use-portal-pages.ts';
import styles from './portal-layout.module.css';

/** Layout of the account area. */
export function PortalLayout() {
  const { i18n } = useApp();
  const { state } = usePerson();
  const person = useShownPerson();
  const { pages, page, title: name } = usePortalPages();
  const home = portalName(i18n, person?.user);
  const title = page.to === paths.portal() ? home : name;
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {person ? (
        <div className={styles.portal}>
          <PortalNavigation label={home} pages={pages} open={page} />
          <div className={styles.content}>
            <Suspense fallback={<PortalSkeleton page={page} />}>
              <PortalPersonContext value={person}>
                <Outlet />
              </PortalPersonContext>
            </Suspense>
          </div>
        </div>
      ) : state === 'unidentified' ? (
        <PortalUnavailable title={title} />
      ) : (
        <GateOrSkeleton
          gate={<PortalGate />}
          skeleton={
            <div className={styles.portal}>
              <PortalNavigation label={home} pages={pages} open={page} />
              <div className={styles.content}>
                <PortalSkeleton page={page} title={title} />
              </div>
            </div>
          }
        />
      )}
    </>
  );
}
