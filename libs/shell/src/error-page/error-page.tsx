import { buttonClass } from '@shop/design-system';
import { PageTitle, paths, settingsQuery, ShopLink, useApp } from '@shop/platform';
import { useEffect, useState } from 'react';
import { createPath, useLocation, useRevalidator } from 'react-router';
import { isAnswering, reloadOnce } from '../chunks/reload-once.ts';
import { useErrorCategory } from '../navigation/error-category.ts';
import { useText } from '../text.ts';
import type { PageFailure } from './page-failure.ts';
import { useRecovery } from './use-recovery.ts';
import styles from './error-page.module.css';

/** Explains a failure and offers a retry, the request id and whom to tell it. */
export function ErrorPage({ failure }: { failure: PageFailure }) {
  const t = useText();
  const isReloading = useChunkReload(failure);
  const { title, text } = useErrorTexts(failure);
  useErrorCategory('error');
  useRecovery(failure.isPassing);
  const requestId = useRequestId(failure);
  // unknown where the settings themselves have failed to load
  const phone = useApp().queryClient.getQueryData(settingsQuery().queryKey)?.contact?.phoneNumber;
  if (isReloading) return null;
  return (
    <section className={styles.page}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <RetryLink isChunk={failure.kind === 'chunk'} />
        <ShopLink to={paths.home()} className={buttonClass()}>
          {t('shell.notFound.toHome')}
        </ShopLink>
      </p>
      <div className={styles.actions}>
        {requestId && (
          <p>
            {t('shell.error.tell')} <span className={styles.number}>{requestId}</span>
          </p>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="target nb">
            {phone}
          </a>
        )}
        <ShopLink to={paths.message()} className="target nb">
          {t('shell.message.title')}
        </ShopLink>
      </div>
    </section>
  );
}

/** A link to the same page, so that it works without a script; with one it only repeats the requests. */
function RetryLink({ isChunk }: { isChunk: boolean }) {
  const t = useText();
  const location = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <a
      href={createPath(location)}
      className={buttonClass({ variant: 'go' })}
      aria-disabled={state === 'loading' || undefined}
      onClick={(event) => {
        if (isChunk) return;
        event.preventDefault();
        if (state === 'idle') void revalidate();
      }}
    >
      {t('shell.retry')}
    </a>
  );
}

function useErrorTexts({ kind, chunk }: PageFailure) {
  const t = useText();
  if (kind === 'applicationNotAvailable') {
    return { title: t('ERROR_APPLICATION_NOT_AVAILABLE.title'), text: t('ERROR_APPLICATION_NOT_AVAILABLE.message') };
  }
  if (kind === 'chunk') {
    return { title: t(chunk === 'style' ? 'shell.cssChunkFailed' : 'shell.chunkFailed'), text: t('shell.chunkText') };
  }
  return { title: t('shell.error.title'), text: t('shell.error.text') };
}

/** Reloads the page once for a missing chunk, since there may be a new deployment; then shows the message. */
function useChunkReload({ kind }: PageFailure): boolean {
  const [isReloading, setReloading] = useState(kind === 'chunk');
  useEffect(() => {
    if (kind !== 'chunk') return;
    void isAnswering().then((isAvailable) => {
      if (!isAvailable || !reloadOnce()) setReloading(false);
    });
  }, [kind]);
  return isReloading;
}

/** The failed call's request id; the document's if the server failed. */
function useRequestId({ requestId }: PageFailure): string | undefined {
  const app = useApp();
  const isFirstPage = useLocation().key === 'default';
  return requestId ?? (isFirstPage ? app.requestId : undefined);
}
