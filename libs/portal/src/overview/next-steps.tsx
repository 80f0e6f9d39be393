import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './overview.module.css';

/** Links to frequent tasks. */
export function NextSteps() {
  const t = useText();
  return (
    <section className={styles.links}>
      <h2>{t('portal.next')}</h2>
      <ul className={styles.next}>
        <li>
          <ShopLink to={paths.home()}>{t('portal.next.find')}</ShopLink>
        </li>
        <li>
          <ShopLink to={paths.support()}>{t('portal.next.support')}</ShopLink>
        </li>
        <li>
          <ShopLink to={paths.message()}>{t('portal.next.message')}</ShopLink>
        </li>
      </ul>
    </section>
  );
}
