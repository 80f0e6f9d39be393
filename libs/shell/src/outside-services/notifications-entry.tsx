import { Icon } from '@shop/design-system';
import { paths, settingsQuery, ShopLink, useConsent, usePerson, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { useOutsideService } from './use-outside-service.ts';
import styles from './outside-services.module.css';

const loadNotifications = async () => (await import('./notifications.tsx')).Notifications;

/** The bell of the notification service; where the reader has not allowed it, the way to do so. Its room is always kept. */
export function NotificationsEntry() {
  const t = useText();
  const person = usePerson();
  const isAllowed = useConsent() === 'all';
  const Notifications = useOutsideService(loadNotifications, person.state === 'signedIn');
  if (person.state !== 'signedIn') return null;
  if (isAllowed) {
    const { accountRef } = person.session;
    return <div className={styles.bell}>{Notifications && <Notifications accountRef={accountRef} />}</div>;
  }
  return (
    <ShopLink to={paths.cookies()} prefetch={false} className={styles.bell} aria-label={t('shell.notificationsOff')}>
      <Icon name="bell" />
    </ShopLink>
  );
}

/** Keeps the room of the bell until it is known who is signed in. */
export function AwaitedNotifications() {
  const isAwaited = usePerson().state === 'awaited';
  const { notificationsUrl } = usePrefetchedQuery(settingsQuery());
  return isAwaited && notificationsUrl !== null && <div className={styles.awaitedBell} />;
}
