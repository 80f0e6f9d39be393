import { Button, Notice } from '@shop/design-system';
import { requestIdOf } from '@shop/platform';
import { useText } from '../text.ts';
import type { ArticleLookup } from './use-article-lookup.ts';
import styles from './lookup-progress.module.css';

/** Progress of the lookup, with buttons to stop and to resume it. */
export function LookupProgress({
  lookup: { progress, waitSeconds, failure, isStopped, stop, retry },
}: {
  lookup: ArticleLookup;
}) {
  const t = useText();
  if (failure !== undefined) {
    const requestId = requestIdOf(failure);
    return (
      <Notice
        type="critical"
        live
        title={t('cart.quickOrder.lookupFailed')}
        action={
          <Button size="small" onClick={retry}>
            {t('cart.quickOrder.retry')}
          </Button>
        }
      >
        {t('cart.quickOrder.lookupFailedText')} {requestId && t('cart.quickOrder.request', { id: requestId })}
      </Notice>
    );
  }
  if (isStopped) {
    return (
      <Notice
        type="informative"
        live
        title={t('cart.quickOrder.stopped')}
        action={
          <Button size="small" onClick={retry}>
            {t('cart.quickOrder.goOn')}
          </Button>
        }
      />
    );
  }
  if (!progress) return null;
  return (
    <div className={styles.progress}>
      <label>
        <span>
          {waitSeconds === undefined
            ? t('cart.quickOrder.progress', { done: progress.done, total: progress.total })
            : t('cart.quickOrder.waiting', { seconds: waitSeconds })}
        </span>
        <progress max={progress.total} value={progress.done} />
      </label>
      <Button onClick={stop}>{t('cart.quickOrder.cancel')}</Button>
    </div>
  );
}
