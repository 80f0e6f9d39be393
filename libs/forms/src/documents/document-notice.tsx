import { Button, Notice } from '@shop/design-system';
import { useFormText } from '../form-text.ts';
import { maxDocumentLines } from './document-failure.ts';
import type { DocumentSaving } from './use-save-document.ts';
import styles from './documents.module.css';

/** Reasons for which a retry cannot succeed. */
const lasting: readonly string[] = ['empty', 'tooLarge'];

/** Explains why a document could not be generated and offers a retry. */
export function DocumentNotice({ saving: { failure, pending, retry } }: { saving: DocumentSaving }) {
  const t = useFormText();
  if (!failure) return null;
  const { reason, statusText, requestId } = failure;
  const isTrying = pending !== undefined;
  return (
    <Notice
      type="critical"
      live
      // changes during a retry, so that another failure is announced again
      title={t(isTrying ? 'document.making' : 'document.failed')}
      className={styles.notice ?? ''}
      action={
        !lasting.includes(reason) && (
          <Button size="small" pending={isTrying} onClick={() => void retry()}>
            {t('document.retry')}
          </Button>
        )
      }
    >
      {!isTrying && (
        <>
          {t(`document.failed.${reason}`, { most: maxDocumentLines })}{' '}
          {statusText && reason === 'other' && <span lang="en">({statusText})</span>}{' '}
          {requestId && <span className="muted">{t('document.request', { id: requestId })}</span>}
        </>
      )}
    </Notice>
  );
}
