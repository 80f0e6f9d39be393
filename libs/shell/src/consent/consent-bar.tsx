import { Button } from '@shop/design-system';
import {
  chooseConsent,
  paths,
  patterns,
  settingsQuery,
  ShopLink,
  useConsent,
  usePrefetchedQuery,
} from '@shop/platform';
import type { ConsentChoice } from '@shop/platform';
import { Fragment } from 'react';
import { useMatch } from 'react-router';
import { useText } from '../text.ts';
import styles from './consent-bar.module.css';

/**
 * Asks for consent at the bottom of every page except the one on cookies, which has its own setting. Both answers have equal weight and
 * close it.
 */
export function ConsentBar() {
  const t = useText();
  const choice = useConsent();
  const { ribbon } = usePrefetchedQuery(settingsQuery());
  const isOnCookiePage = useMatch(`/:locale/${patterns.cookies}`) !== null;
  if (choice !== undefined || isOnCookiePage) return null;
  const answer = (given: ConsentChoice) => {
    chooseConsent(given);
    // the button that had the focus is gone
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={publishHeight}
      aria-labelledby="consent"
      className={styles.bar}
      data-above-ribbon={ribbon ? true : undefined}
      data-chrome
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <p>
            <strong id="consent">{t('shell.consent.question')}</strong>{' '}
            {sentencesIn(t('shell.consent.text')).map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence}</span>{' '}
              </Fragment>
            ))}
            <ShopLink to={paths.cookies()} prefetch={false}>
              {t('shell.consent.more')}
            </ShopLink>
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => answer('necessary')}>{t('shell.consent.necessary')}</Button>
          <Button onClick={() => answer('all')}>{t('shell.consent.all')}</Button>
        </div>
      </div>
    </section>
  );
}

const sentencesIn = (text: string): string[] => text.split(/(?<=\.) /);

/** Publishes the bar's height, so that sticky elements at the lower edge stay above it. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
