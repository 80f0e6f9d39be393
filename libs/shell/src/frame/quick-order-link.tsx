import { paths, ShopLink, usePerson, useUser } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './header-tools.module.css';

/**
 * Quick order, for whoever has a customer number. Its room is kept while a session is expected, and for signed-in people without a number,
 * so that the search field does not move.
 */
export function QuickOrderLink() {
  const t = useText();
  const { state } = usePerson();
  const user = useUser();
  const label = t('shell.entry.quickOrder');
  if (state === 'anonymous') return null;
  return user?.gcmNumber ? (
    <ShopLink to={paths.quickOrder()} className={`${styles.entry} ${styles.quickOrder}`}>
      {label}
    </ShopLink>
  ) : (
    <span
      aria-hidden="true"
      className={`${styles.entry} ${styles.quickOrder} ${styles.room}`}
      data-known={state === 'signedIn' || undefined}
    >
      {label}
    </span>
  );
}
