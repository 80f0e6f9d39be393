import { ApiError } from '@shop/api-contracts';
import { FileField, type Upload } from '@shop/design-system';
import { formatBytes, useI18n } from '@shop/i18n';
import { useState } from 'react';
import { useFormText } from '../form-text.ts';
import { photoBounds, uploadBounds } from './upload-bounds.ts';

interface UploadFieldProps {
  label: string;
  labelNote?: string;
  name?: string;
  required?: boolean;
  /** From `useUpload` with `uploadBounds`, or `photoBounds`. */
  upload: Upload;
  /** A photograph alone; a phone offers its camera. */
  photo?: boolean;
  /** File already on the server. */
  stored?: { name: string; bytes: number } | null;
  /** Deletes the stored file. */
  removeStored?: () => Promise<unknown>;
}

/** A file field with texts and limits, for certificates, purchase orders and pictures of damage. */
export function UploadField({
  label,
  labelNote,
  name,
  required,
  upload,
  photo = false,
  stored,
  removeStored,
}: UploadFieldProps) {
  const t = useFormText();
  const { tag } = useI18n().locale;
  const [isRemoving, setRemoving] = useState(false);
  const size = formatBytes(roundMegabytes(uploadBounds.maxBytes), tag);
  const { file, share, uploadError } = upload;
  const isStored = file === undefined && stored;
  const shown = isStored
    ? { name: stored.name, size: formatBytes(stored.bytes, tag) }
    : file && { name: file.name, size: formatBytes(file.size, tag) };
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  async function remove(): Promise<void> {
    setRemoving(true);
    await removeStored?.().catch(() => undefined);
    setRemoving(false);
  }
  const refused = refusalOf(upload);
  return (
    <>
      <FileField
        label={label}
        {...(labelNote === undefined ? {} : { labelNote })}
        {...(name === undefined ? {} : { name })}
        required={required ?? false}
        errorText={() => t('form.file.missing')}
        types={photo ? photoBounds.types : uploadBounds.types}
        hint={t(photo ? 'form.photo.hint' : 'form.file.hint', { size })}
        file={shown ?? undefined}
        share={share}
        error={
          refused && t(photo && refused === 'type' ? 'form.photo.error.type' : `form.file.error.${refused}`, { size })
        }
        texts={{
          choose: t(shown ? 'form.file.other' : 'form.file.choose'),
          drop: t('form.file.drop'),
          cancel: t('form.file.cancel'),
          retry: t('form.file.retry'),
          remove: t('form.file.remove'),
          progress: (sent) => percent.format(sent),
        }}
        onChoose={upload.choose}
        onCancel={upload.cancel}
        onRetry={uploadError === 'failed' ? () => void upload.send() : undefined}
        onRemove={isStored ? removeStored && (() => void remove()) : upload.clear}
        isRemoving={isRemoving}
      />
      <p role="status" className="sr">
        {share !== undefined && file && t('form.file.sending', { name: file.name })}
      </p>
    </>
  );
}

/** A rounded limit that is easy to read; slightly larger files are accepted. */
const roundMegabytes = (bytes: number): number => Math.floor(bytes / 1_000_000) * 1_000_000;

/** The server checks the content: it may refuse a file whose name looked right. */
function refusalOf({ uploadError, error }: Upload): 'type' | 'size' | 'empty' | 'failed' | undefined {
  if (uploadError !== 'failed') return uploadError;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 413) return 'size';
  const codes = { file_type: 'type', photo_unreadable: 'type', file_empty: 'empty', file_too_large: 'size' } as const;
  return codes[error.problem?.code as keyof typeof codes] ?? 'failed';
}
