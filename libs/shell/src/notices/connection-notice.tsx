import { Button, Notice } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useIsLoading, useLasting } from '../navigation/loading-state.ts';
import { useText } from '../text.ts';
import { retryFailed, useIsOffline, useIsUpstreamDown } from './connection-state.ts';
import styles from './connection-notice.module.css';

/** Milliseconds after which a page is reported as slow. */
const slowMs = 8000;
/** Milliseconds between retries while upstream is down; the stale time of 5 minutes would hide its return. */
const retryIntervalMs = 15_000;

/** Reports that the browser is offline, or the shop down or slow, while the page keeps its last data; retries on return. */
export function ConnectionNotice() {
  const t = useText();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const offline = useIsOffline();
  const down = useIsUpstreamDown();
  const slow = useLasting(useIsLoading(), slowMs);
  const wasOffline = useRef(false);

  const retry = () => {
    void retryFailed(queryClient);
    void revalidate();
  };
  const latestRetry = useRef(retry);
  useEffect(() => {
    latestRetry.current = retry;
  });
  useEffect(() => {
    if (wasOffline.current && !offline) latestRetry.current();
    wasOffline.current = offline;
  }, [offline]);
  useEffect(() => {
    if (!down || offline) return;
    const timer = setInterval(() => latestRetry.current(), retryIntervalMs);
    return () => clearInterval(timer);
  }, [down, offline]);

  const notice = offline ? 'offline' : down ? 'down' : slow ? 'slow' : undefined;
  return (
    <div role="status" className={notice ? styles.place : undefined} data-chrome>
      {notice && (
        <div className="page">
          <Notice
            type={notice === 'slow' ? 'informative' : 'warning'}
            title={t(`shell.notice.${notice}`)}
            action={notice === 'down' ? <Button onClick={retry}>{t('shell.retry')}</Button> : undefined}
          >
            {t(`shell.notice.${notice}Text`)}
          </Notice>
        </div>
      )}
    </div>
  );
}
