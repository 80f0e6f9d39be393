import { Button, Notice } from '@shop/design-system';
import { useFormText } from '../form-text.ts';
import type { DocumentSaving } from './use-save-document.ts';
import styles from './documents.module.css';

/** That a document could not be made, why, and the way to try again. */
export function DocumentNotice({ saving: { failure, pending, save } }: { saving: DocumentSaving }) {
  const t = useFormText();
  if (!failure) return null;
  const { format, reason, statusText, requestId } = failure;
  return (
    <Notice
      type="critical"
      live
      title={t('document.failed')}
      className={styles.notice ?? ''}
      action={
        reason !== 'empty' && (
          <Button size="small" pending={pending !== undefined} onClick={() => void save(format)}>
            {t('document.retry')}
          </Button>
        )
      }
    >
      {t(`document.failed.${reason}`)} {statusText && reason === 'other' && <span lang="en">({statusText})</span>}{' '}
      {requestId && <span className="muted">{t('document.request', { id: requestId })}</span>}
    </Notice>
  );
}
