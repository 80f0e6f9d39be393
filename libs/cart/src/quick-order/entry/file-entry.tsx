import { Button, classNames, useFileDrop } from '@shop/design-system';
import { formatBytes, formatCount } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useRef } from 'react';
import { useText } from '../../text.ts';
import { maxRows } from '../rows/order-rows.ts';
import { acceptedFiles, maxFileBytes } from '../reading/file-limits.ts';
import styles from './intake.module.css';

interface FileEntryProps {
  isReading: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Chooses a file by button or by dropping it; shows the accepted formats. */
export function FileEntry({ isReading, onFile, onCancel }: FileEntryProps) {
  const t = useText();
  const app = useApp();
  const { tag } = app.locale;
  const zone = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // inside JSX, TypeScript would not rewrite the extension of the imported file for the package
  const downloadTemplateFile = async () => {
    const { downloadTemplate } = await import('../result-file.ts');
    await downloadTemplate(app);
  };
  const isOver = useFileDrop(zone, true, onFile);
  return (
    <section ref={zone} aria-labelledby="quick-order-file" className={styles.way}>
      <h2 id="quick-order-file">{t('cart.quickOrder.upload')}</h2>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        {isReading ? (
          <>
            <label>
              <span>{t('cart.quickOrder.reading')}</span>
              <progress />
            </label>
            <Button onClick={onCancel}>{t('cart.quickOrder.cancel')}</Button>
          </>
        ) : (
          <>
            <Button icon="document" onClick={() => input.current?.click()}>
              {t('cart.quickOrder.chooseFile')}
            </Button>
            <input
              ref={input}
              type="file"
              accept={acceptedFiles}
              hidden
              aria-label={t('cart.quickOrder.chooseFile')}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = ''; // allows choosing the same file again
                if (file) onFile(file);
              }}
            />
            <p className="small muted">
              {t('cart.quickOrder.fileHint', {
                size: formatBytes(maxFileBytes, tag),
                rows: formatCount(maxRows, tag),
              })}
            </p>
            <Button size="small" icon="document" onClick={downloadTemplateFile}>
              {t('cart.quickOrder.template')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
