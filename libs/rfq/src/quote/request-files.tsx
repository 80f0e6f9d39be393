import type { Quote, UploadedFile } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { formatBytes } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { useSaveRequestFile } from './use-save-request-file.ts';
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

function RequestFile({ quoteNumber, file }: { quoteNumber: string; file: UploadedFile }) {
  const t = useText();
  const { locale } = useApp();
  const { save, isLoading } = useSaveRequestFile(quoteNumber, file);
  const { name, bytes } = file;
  return (
    <>
      <span className={styles.fileName}>
        <bdi>{name}</bdi>
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
