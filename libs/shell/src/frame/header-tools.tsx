import { CartQuestions } from '@shop/cart';
import { Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { PortalEntry, SignInEntry } from '../account/account-entries.tsx';
import { AwaitedNotifications, NotificationsEntry } from '../outside-services/notifications-entry.tsx';
import { useText } from '../text.ts';
import { CartEntry } from './cart-entry.tsx';
import { toolEntries } from '../frame-entries/frame-entries.ts';
import styles from './header-tools.module.css';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';

type ToolName = (typeof toolEntries)[number]['name'];

/** The reader's notifications, and links to lists, account and cart. */
export function HeaderTools() {
  const { shown } = useFrameEntries<ToolName>(toolEntries);
  return (
    <>
      <AwaitedNotifications />
      {shown.map(({ name }) => (
        <ToolEntry key={name} name={name} />
      ))}
      <CartQuestions />
    </>
  );
}

function ToolEntry({ name }: { name: ToolName }) {
  switch (name) {
    case 'notifications':
      return <NotificationsEntry />;
    case 'favouriteLists':
      return <ListsEntry />;
    case 'signIn':
      return <SignInEntry />;
    case 'portal':
      return <PortalEntry />;
    case 'cart':
      return <CartEntry />;
  }
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
