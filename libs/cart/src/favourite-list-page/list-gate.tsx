import { buttonClass, Notice } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './favourite-list-page.module.css';

/** For whoever is not signed in: what lists are for, and the way in, which comes back to this one. Usable without a script. */
export function ListGate() {
  const t = useText();
  const person = usePerson();
  const isEnded = person.state === 'anonymous' && person.ended === true;
  return (
    <div className={styles.gate}>
      <h1 tabIndex={-1}>{t('cart.lists.list')}</h1>
      {isEnded && <Notice type="informative" live title={t('cart.lists.ended')} />}
      <p className={styles.lead}>{t('cart.lists.gateText')}</p>
      <p className={styles.gateActions}>
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })}>
          {t('cart.lists.signIn')}
        </a>
        <ShopLink to={paths.support()}>{t('cart.lists.help')}</ShopLink>
      </p>
    </div>
  );
}
