import { settingsQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { useEffect, useRef } from 'react';
import styles from './outside-services.module.css';
import { startChat } from './start-chat.ts';

/** The live chat of the market, at the bottom right; only for markets with a chat group. */
export function Chat() {
  const place = useRef<HTMLDivElement>(null);
  const { locale } = useApp().locale;
  const { chatGroupId, livechatTestAccount } = usePrefetchedQuery(settingsQuery());
  useEffect(
    () =>
      startChat({
        place: place.current!,
        group: chatGroupId!,
        account: livechatTestAccount ? 'test' : 'live',
        locale,
      }),
    [chatGroupId, livechatTestAccount, locale],
  );
  return <div ref={place} className={styles.chat} data-chrome />;
}
