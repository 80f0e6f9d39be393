import { FileField } from '@shop/design-system';
import { formatBytes } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useRef, useState } from 'react';
import { useText } from '../text.ts';
import type { PictureFault } from './read-label-picture.ts';

/** Reads the label in a picture, which stays on the device. */
export function LabelPicture({ onRead }: { onRead: (texts: string[]) => void }) {
  const t = useText();
  const { tag } = useApp().locale;
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<'reading' | PictureFault>();
  const latest = useRef<File>(undefined);
  async function read(chosen: File): Promise<void> {
    latest.current = chosen;
    setFile(chosen);
    setState('reading');
    const found = await import('./read-label-picture.ts').then(
      ({ readLabelPicture }) => readLabelPicture(chosen),
      () => 'unavailable' as const,
    );
    // another one was chosen meanwhile
    if (latest.current !== chosen) return;
    setState(typeof found === 'string' ? found : undefined);
    if (typeof found !== 'string') onRead(found);
  }
  function clear(): void {
    latest.current = undefined;
    setFile(undefined);
    setState(undefined);
  }
  const fault = state === 'reading' ? undefined : state;
  return (
    <section>
      <FileField
        label={t('units.scan.picture')}
        hint={t('units.scan.picture.hint')}
        types={['image/*']}
        file={file && { name: file.name, size: formatBytes(file.size, tag) }}
        error={fault && t(`units.scan.picture.${fault}`)}
        texts={{
          choose: t('units.scan.picture.choose'),
          drop: t('units.readings.file.drop'),
          cancel: t('units.cancel'),
          retry: t('units.scan.again'),
          remove: t('units.own.removePicture'),
          progress: String,
        }}
        onChoose={(chosen) => void read(chosen)}
        onRetry={file && fault === 'unavailable' ? () => void read(file) : undefined}
        onRemove={clear}
      />
      <p role="status" className={state === 'reading' ? undefined : 'sr'}>
        {state === 'reading' ? t('units.scan.reading') : ((fault && t(`units.scan.picture.${fault}`)) ?? '')}
      </p>
    </section>
  );
}
