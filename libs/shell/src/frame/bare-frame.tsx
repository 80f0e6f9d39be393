import { SkipLink } from '@shop/design-system';
import { paths, useApp, useShopName } from '@shop/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorCategoryContext } from '../navigation/error-category.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { markRunning } from '../start-shell.ts';
import { useText } from '../text.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './frame.module.css';

/** The frame without its data: a link home, which is the logo where it is known whose shop it is, and the page. */
export function BareFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const shopName = useShopName();
  const app = useApp();
  const home = app.href(paths.home());
  const main = useRef<HTMLElement>(null);
  const errorCategory = useRef<string>(undefined);
  useEffect(markRunning, []);
  return (
    <ErrorCategoryContext value={errorCategory}>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <header className={styles.bare}>
        <div className="page">
          {app.isDemo ? (
            <a href={home} aria-label={t('shell.logo', { name: shopName })}>
              <Logo />
            </a>
          ) : (
            <a href={home}>{shopName || t('shell.home')}</a>
          )}
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={`page ${styles.main}`}>
        {children}
      </main>
      <NavigationEffects main={main} errorCategory={errorCategory} />
    </ErrorCategoryContext>
  );
}
