import { NotAuthenticatedError } from '@shop/api-contracts';
import { Button, FileField, Fold, Notice, showToast } from '@shop/design-system';
import { formatBytes } from '@shop/i18n';
import { codeOf, downloadFile, holdUnsaved, useApp } from '@shop/platform';
import { useEffect, useState } from 'react';
import { useText } from '../text.ts';
import styles from './connectivity.module.css';
import type { FileError, ReadFile } from './read-reading-file.ts';
import { useAddReadings } from './use-add-readings.ts';
import { useReadingErrorText } from './use-reading-error-text.ts';

/** Reads a file of readings in, shows what cannot be right in it, and sends the rest when asked to. */
export function ReadingFile({ equipmentId }: { equipmentId: string }) {
  const t = useText();
  const { tag } = useApp().locale;
  const errorText = useReadingErrorText('si');
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ReadFile | FileError>();
  const add = useAddReadings(equipmentId);
  const isChosen = file !== undefined;
  useEffect(() => (isChosen ? holdUnsaved() : undefined), [isChosen]);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  async function choose(chosen: File): Promise<void> {
    setFile(chosen);
    setRead(undefined);
    add.reset();
    const { readReadingFile } = await import('./read-reading-file.ts');
    // a file may be gone, or locked, by the time it is read
    setRead(await readReadingFile(chosen).catch((): FileError => 'unreadable'));
  }
  function clear(): void {
    setFile(undefined);
    setRead(undefined);
    add.reset();
  }
  async function saveTemplate(): Promise<void> {
    const { templateFile } = await import('./read-reading-file.ts');
    const headers = { 'content-disposition': 'attachment; filename="readings.csv"' };
    await downloadFile(new Response(templateFile(), { headers }));
  }
  async function send(readings: ReadFile['readings']): Promise<void> {
    const { added, alreadyThere } = await add.mutateAsync(readings);
    clear();
    showToast({ type: 'success', text: t('units.readings.read', { added, alreadyThere }) });
  }
  const isRead = typeof read === 'object';
  const share = add.isPending && isRead ? add.sent / read.readings.length : undefined;
  return (
    <Fold title={t('units.readings.file')} level={2}>
      <div className={styles.add}>
        <FileField
          label={t('units.readings.file.label')}
          hint={t('units.readings.file.hint')}
          types={['text/csv', '.csv']}
          file={file && { name: file.name, size: formatBytes(file.size, tag) }}
          share={share}
          error={typeof read === 'string' ? t(`units.readings.file.error.${read}`) : undefined}
          texts={{
            choose: t('units.readings.file.choose'),
            drop: t('units.readings.file.drop'),
            cancel: t('units.cancel'),
            retry: t('units.readings.file.choose'),
            remove: t('units.readings.file.remove'),
            progress: (sent) => percent.format(sent),
          }}
          onChoose={(chosen) => void choose(chosen)}
          onRemove={clear}
        />
        <p>
          <Button onClick={() => void saveTemplate()}>{t('units.readings.file.template')}</Button>
        </p>
        {isRead && read.errors.length > 0 && (
          <Notice type="warning" live title={t('units.readings.file.refused', { count: read.refusedRows })}>
            <ul className={styles.rows}>
              {read.errors.map((error) => (
                <li key={error.row}>
                  {t('units.readings.file.row', { row: error.row })} {errorText(error)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {isRead && read.readings.length > 0 && (
          <p>
            <Button
              variant="go"
              pending={add.isPending}
              pendingText={t('units.saving')}
              onClick={() => void send(read.readings).catch(() => undefined)}
            >
              {t('units.readings.file.send', { count: read.readings.length })}
            </Button>
          </p>
        )}
        {add.error && !(add.error instanceof NotAuthenticatedError) && (
          <p role="alert" className={styles.failure}>
            {t(codeOf(add.error) === 'too_many_readings' ? 'units.readings.tooMany' : 'units.readings.saveFailed')}
          </p>
        )}
      </div>
    </Fold>
  );
}
