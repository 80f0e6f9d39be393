import { CartQuestions } from '@shop/cart';
import { Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { AccountEntry } from '../account/account-entry.tsx';
import { useText } from '../text.ts';
import { CartEntry } from './cart-entry.tsx';
import { headerEntries } from '../frame-entries/frame-entries.ts';
import styles from './header-tools.module.css';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';

/** Links to the reader's lists, account and cart. */
export function HeaderTools() {
  const { has } = useFrameEntries(headerEntries);
  return (
    <>
      {has('favouriteLists') && <ListsEntry />}
      <AccountEntry />
      {has('cart') && <CartEntry />}
      <CartQuestions />
    </>
  );
}

function ListsEntry() {
  const t = useText();
  return (
    <ShopLink to={paths.favouriteLists()} prefetch={false} className={`${styles.entry} ${styles.lists}`}>
      <Icon name="bookmark" />
      <span className={styles.text}>{t('shell.entry.favouriteLists')}</span>
    </ShopLink>
  );
}
