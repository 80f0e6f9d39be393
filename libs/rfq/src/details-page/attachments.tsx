import { calls, type QuoteCheckout } from '@shop/api-contracts';
import { Button, Icon, useUpload } from '@shop/design-system';
import { formatBytes, useI18n } from '@shop/i18n';
import { callOrThrow, uploadBounds, UploadField, useApp, useFormText } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAsking } from '../asking/asking-context.ts';
import { askingBounds } from '../asking/bounds.ts';
import { keepQuoteCheckout, quoteCheckoutQuery } from '../asking/quote-checkout-query.ts';
import { useText } from '../text.ts';
import styles from './request-form.module.css';

/** Drawings and data sheets, each sent as soon as it is chosen. */
export function Attachments() {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const app = useApp();
  const { checkout, person } = useAsking();
  const { files, cartId } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (work: (files: QuoteCheckout['files']) => QuoteCheckout['files']) => {
    // several may be on their way
    const present = app.queryClient.getQueryData(quoteCheckoutQuery(app, cartId, person.scope).queryKey) ?? checkout;
    keepQuoteCheckout(app, { ...present, files: work(present.files) }, person.scope);
  };
  const upload = useUpload({
    ...uploadBounds,
    atOnce: true,
    async upload(file, options) {
      const stored = await callOrThrow(
        app.api,
        calls.quoteCheckout.attachFile,
        { query: { cartId } },
        { file, ...options },
      );
      change((present) => [...present, stored]);
      // room for the next
      upload.clear();
      return stored;
    },
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (fileId: string) =>
      callOrThrow(app.api, calls.quoteCheckout.removeFile, { params: { fileId }, query: { cartId } }),
    onSuccess: (_nothing, fileId) => {
      heading.current?.focus();
      change((present) => present.filter(({ id }) => id !== fileId));
    },
  });
  const room = askingBounds.files - files.length;
  return (
    <div className={styles.files}>
      <h3 ref={heading} tabIndex={-1}>
        {t('rfq.files.title')} <span className={styles.note}>{t('rfq.files.most', { most: askingBounds.files })}</span>
      </h3>
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <Icon name="document" />
              <span className={styles.fileName}>
                {name} <span className="nb muted">{formatBytes(bytes, tag)}</span>
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
      {room > 0 ? (
        <UploadField label={t('rfq.files.add')} labelNote={inForm('form.optional')} upload={upload} />
      ) : (
        <p className="muted">{t('rfq.files.full', { most: askingBounds.files })}</p>
      )}
      <p role="status" className="sr">
        {t('rfq.files.attached', { count: files.length })}
      </p>
    </div>
  );
}
