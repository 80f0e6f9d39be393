import { calls, NotAuthenticatedError, type Quote, type UploadedFile } from '@shop/api-contracts';
import { Button, showToast } from '@shop/design-system';
import { formatBytes } from '@shop/i18n';
import { saveFile, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './quote.module.css';

/** Attachments of a request, for download. */
export function RequestFiles({ quote: { quoteNumber, files } }: { quote: Pick<Quote, 'quoteNumber' | 'files'> }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <RequestFile quoteNumber={quoteNumber} file={file} />
        </li>
      ))}
    </ul>
  );
}

function RequestFile({ quoteNumber, file: { id, name, bytes } }: { quoteNumber: string; file: UploadedFile }) {
  const t = useText();
  const { api, locale } = useApp();
  const [isLoading, setLoading] = useState(false);
  async function save(): Promise<void> {
    setLoading(true);
    try {
      await saveFile(() => api.file(calls.quotes.file, { params: { id: quoteNumber, fileId: id } }));
    } catch (error) {
      if (!(error instanceof NotAuthenticatedError)) {
        // fails with the status text
        const reason = error instanceof Error ? error.message : '';
        showToast({ type: 'error', text: t('rfq.file.failed', { name, reason }) });
      }
    }
    setLoading(false);
  }
  return (
    <>
      <span className={styles.fileName}>
        {name}
        <span className={styles.aside}>{formatBytes(bytes, locale.tag)}</span>
      </span>
      <Button
        size="small"
        icon="download"
        pending={isLoading}
        aria-label={t('rfq.file.downloadOf', { name })}
        onClick={() => void save()}
      >
        {t('rfq.file.download')}
      </Button>
    </>
  );
}
