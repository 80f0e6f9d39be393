import { SkipLink, ToastOutlet } from '@shop/design-system';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '../footer/footer.tsx';
import { ErrorCategoryContext } from '../navigation/error-category.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { PageLoader } from '../navigation/page-loader.tsx';
import { ConnectionNotice } from '../notices/connection-notice.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { markRunning } from '../start-shell.ts';
import { useText } from '../text.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Header } from './header.tsx';
import { MarketRibbon } from './market-ribbon.tsx';
import { StatusBanner } from './status-banner.tsx';
import { UtilBar } from './util-bar.tsx';
import styles from './frame.module.css';

/** What surrounds every page; needs the data that frameLoader awaited. */
export function Frame() {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  const errorCategory = useRef<string>(undefined);
  useEffect(markRunning, []);
  return (
    <ErrorCategoryContext value={errorCategory}>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <PageLoader />
      <UtilBar />
      <Header />
      <ConnectionNotice />
      <StatusBanner />
      <Breadcrumbs />
      <main ref={main} id="main" tabIndex={-1} className={`page ${styles.main}`}>
        <Outlet />
      </main>
      <Footer />
      <MarketRibbon />
      <Shortcuts />
      <NavigationEffects main={main} errorCategory={errorCategory} />
      <ToastOutlet label={t('shell.messages')} closeLabel={t('shell.closeMessage')} />
    </ErrorCategoryContext>
  );
}
