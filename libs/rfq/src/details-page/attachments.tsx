import { calls, maxQuoteFiles } from '@shop/api-contracts';
import { Button, Icon } from '@shop/design-system';
import { UploadField, useFormText } from '@shop/forms';
import { formatBytes, useI18n } from '@shop/i18n';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { useText } from '../text.ts';
import { attachmentField, type Attaching } from './use-attaching.ts';
import styles from './request-form.module.css';

/** Drawings and data sheets, each uploaded as soon as it is chosen. */
export function Attachments({ attaching: { upload, change } }: { attaching: Attaching }) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const app = useApp();
  const { files, cartId } = useQuoteRequest().checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (fileId: string) =>
      callOrThrow(app.api, calls.quoteCheckout.removeFile, { params: { fileId }, query: { cartId } }),
    onSuccess: (_nothing, fileId) => {
      heading.current?.focus();
      change((present) => present.filter(({ id }) => id !== fileId));
    },
  });
  const room = maxQuoteFiles - files.length;
  const isFull = room <= 0;
  const wasFull = useRef(isFull);
  useEffect(() => {
    // the file field that had the focus is gone
    if (isFull && !wasFull.current && document.activeElement === document.body) heading.current?.focus();
    wasFull.current = isFull;
  }, [isFull]);
  return (
    <div className={styles.files}>
      <h3 ref={heading} tabIndex={-1}>
        {t('rfq.files.title')} <span className={styles.note}>{t('rfq.files.most', { most: maxQuoteFiles })}</span>
      </h3>
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <Icon name="document" />
              <span className={styles.fileName}>
                <bdi>{name}</bdi> <span className="nb muted">{formatBytes(bytes, tag)}</span>
              </span>
              <Button
                size="small"
                pending={remove.isPending && remove.variables === id}
                aria-label={`${inForm('form.file.remove')}: ${name}`}
                onClick={() => remove.mutate(id)}
              >
                {inForm('form.file.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.isError && <p role="alert">{t('rfq.files.notRemoved')}</p>}
      {!isFull ? (
        <UploadField
          name={attachmentField}
          label={t('rfq.files.add')}
          labelNote={inForm('form.optional')}
          upload={upload}
        />
      ) : (
        <p className="muted">{t('rfq.files.full', { most: maxQuoteFiles })}</p>
      )}
      <p role="status" className="sr">
        {t('rfq.files.attached', { count: files.length })}
      </p>
    </div>
  );
}
