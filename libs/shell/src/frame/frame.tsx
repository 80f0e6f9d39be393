import { SkipLink } from '@shop/design-system';
import { hydrateLater } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { fetchChunk } from '../chunks/guard-chunks.ts';
import { ErrorCategoryContext } from '../navigation/error-category.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { markRunning } from '../start-shell.ts';
import { useText } from '../text.ts';
import { Header } from './header.tsx';
import { useIsCheckout } from './use-is-checkout.ts';
import styles from './frame.module.css';

const loadLateFrame = () => fetchChunk(() => import('./late-frame.ts'));
const Consent = hydrateLater(async () => (await loadLateFrame()).Consent);
const TopBar = hydrateLater(async () => (await loadLateFrame()).TopBar);
const HeaderTools = hydrateLater(async () => (await loadLateFrame()).HeaderTools);
const QuickOrderLink = hydrateLater(async () => (await loadLateFrame()).QuickOrderLink);
const AboveMain = hydrateLater(async () => (await loadLateFrame()).AboveMain);
const BelowMain = hydrateLater(async () => (await loadLateFrame()).BelowMain);

/** The frame of every page; needs the data of frameLoader. Most of it is hydrated after the page (docs/decisions/0008). */
export function Frame() {
  const t = useText();
  const isCheckout = useIsCheckout();
  const main = useRef<HTMLElement>(null);
  const errorCategory = useRef<string>(undefined);
  useEffect(markRunning, []);
  return (
    <ErrorCategoryContext value={errorCategory}>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <Consent />
      <TopBar />
      {!isCheckout && <Header quickOrder={<QuickOrderLink />} tools={<HeaderTools />} />}
      <AboveMain />
      <main ref={main} id="main" tabIndex={-1} className={`page ${styles.main}`}>
        <Outlet />
      </main>
      <BelowMain />
      <NavigationEffects main={main} errorCategory={errorCategory} />
    </ErrorCategoryContext>
  );
}
