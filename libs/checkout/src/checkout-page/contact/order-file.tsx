import { calls, type Order } from '@shop/api-contracts';
import { FileField, useUpload, type Upload } from '@shop/design-system';
import { useFormText } from '@shop/forms';
import { formatBytes, useI18n } from '@shop/i18n';
import { callOrThrow, codeOf, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useCheckout } from '../../order/checkout-context.ts';
import { useOrderChange } from '../../order/use-save-step.ts';
import { keepOrder } from '../../order/order-query.ts';
import { useText } from '../../text.ts';

/** Equal to the contract's (`maxUploadBytes`, `uploadTypes`), which is not imported to keep the bundle small. */
const maxBytes = 5 * 1024 * 1024;
/** The limit shown to people: a round number below the real one. */
const saidBytes = 5_000_000;
const types = ['application/pdf', 'image/jpeg', 'image/png'];

interface Sent {
  file: File;
  options: { signal: AbortSignal; onUploadProgress: (share: number) => void };
}

/** The buyer's purchase order as a file; uploaded as soon as it is chosen. */
export function OrderFile() {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const app = useApp();
  const { order } = useCheckout();
  const params = { id: order.orderId };
  const attach = useOrderChange<Sent, Order>(({ file, options }) =>
    callOrThrow(app.api, calls.orders.attachOrderFile, { params }, { file, ...options }),
  );
  const upload = useUpload({
    types,
    maxBytes,
    atOnce: true,
    upload: async (file, options) => keepOrder(app, await attach({ file, options })),
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: useOrderChange<void, Order>(() => callOrThrow(app.api, calls.orders.removeOrderFile, { params })),
    onSuccess: (saved) => keepOrder(app, saved),
  });
  const isChosen = upload.file !== undefined && (upload.share !== undefined || upload.uploadError !== undefined);
  const shown = isChosen ? { name: upload.file!.name, bytes: upload.file!.size } : order.orderFile;
  return (
    <FileField
      label={t('checkout.file')}
      labelNote={inForm('form.optional')}
      hint={t('checkout.file.hint', { size: formatBytes(saidBytes, tag) })}
      types={types}
      file={shown ? { name: shown.name, size: formatBytes(shown.bytes, tag) } : undefined}
      share={upload.share}
      error={remove.isError ? t('checkout.file.failed') : uploadErrorText(t, upload, formatBytes(saidBytes, tag))}
      texts={{
        choose: t('checkout.file.choose'),
        drop: t('checkout.file.drop'),
        cancel: t('checkout.file.cancel'),
        retry: t('checkout.retry'),
        remove: t('checkout.file.remove'),
        progress: (share) => t('checkout.file.progress', { percent: Math.round(share * 100) }),
      }}
      onChoose={upload.choose}
      onCancel={upload.clear}
      onRetry={upload.uploadError === 'failed' && !isWrongType(upload) ? () => void upload.send() : undefined}
      onRemove={isChosen ? upload.clear : () => remove.mutate()}
      isRemoving={remove.isPending}
    />
  );
}

const isWrongType = (upload: Upload): boolean => upload.uploadError === 'type' || codeOf(upload.error) === 'file_type';

function uploadErrorText(t: ReturnType<typeof useText>, upload: Upload, size: string): string | undefined {
  if (upload.uploadError === undefined) return undefined;
  if (isWrongType(upload)) return t('checkout.file.wrongType');
  const code = codeOf(upload.error);
  if (upload.uploadError === 'empty' || code === 'file_empty') return t('checkout.file.empty');
  if (upload.uploadError === 'size' || code === 'file_too_large') return t('checkout.file.tooLarge', { size });
  return t('checkout.file.failed');
}
