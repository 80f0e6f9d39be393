import { TileHead } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './overview.module.css';

/** Links to frequent tasks. */
export function NextSteps() {
  const t = useText();
  return (
    <section className={styles.links}>
      <TileHead title={t('portal.next')} />
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
