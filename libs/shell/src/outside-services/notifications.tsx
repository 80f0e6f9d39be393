import { settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { startNotifications } from './start-notifications.ts';

/** Notifications of the signed-in person, as the service of the market shows them; only for markets with one. */
export function Notifications({ accountRef }: { accountRef: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { locale } = useApp().locale;
  const { notificationsUrl } = usePrefetchedQuery(settingsQuery());
  useEffect(
    () => startNotifications({ place: place.current!, address: notificationsUrl!, locale, accountRef }),
    [notificationsUrl, locale, accountRef],
  );
  return <div ref={place} />;
}
