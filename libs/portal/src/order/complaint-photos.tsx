import { calls, maxComplaintPhotos, type PlacedOrder, type UploadedFile } from '@shop/api-contracts';
import { Button, useUpload } from '@shop/design-system';
import { photoBounds, UploadField, useFormText } from '@shop/forms';
import { callOrThrow, saveFile, useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../orders/orders-query.ts';
import { useText } from '../text.ts';
import styles from './order.module.css';

interface ComplaintPhotosProps {
  orderId: string;
  complaint: PlacedOrder['claims'][number];
}

/** Photographs of a complaint; more can be added, each uploaded at once, until it is decided. */
export function ComplaintPhotos({ orderId, complaint: { claimNumber, photos = [], state } }: ComplaintPhotosProps) {
  const t = useText();
  const inForm = useFormText();
  const { api, queryClient } = useApp();
  const { queryKey } = orderQuery(usePortalPerson().scope, orderId);
  const params = { id: orderId, claimNumber };
  const upload = useUpload({
    ...photoBounds,
    atOnce: true,
    async upload(file, options) {
      const stored = await callOrThrow(api, calls.orderHistory.addPhoto, { params }, { file, ...options });
      await queryClient.invalidateQueries({ queryKey });
      // free for the next one
      upload.clear();
      return stored;
    },
  });
  const canAdd = state === 'received';
  if (photos.length === 0 && !canAdd) return null;
  return (
    <div className={styles.photos}>
      {photos.length > 0 && (
        <ul aria-label={t('portal.orders.photos')} className={styles.photoList}>
          {photos.map((photo, n) => (
            <li key={photo.id}>
              <Photo
                params={{ ...params, fileId: photo.id }}
                photo={photo}
                label={t('portal.orders.photoOf', { position: String(n + 1), claim: claimNumber })}
                failure={t('portal.orders.photoFailed', { position: String(n + 1), claim: claimNumber })}
              />
            </li>
          ))}
        </ul>
      )}
      {canAdd &&
        (photos.length < maxComplaintPhotos ? (
          <UploadField
            photo
            label={t('portal.orders.photoAdd')}
            labelNote={inForm('form.optional')}
            name={`photo-${claimNumber}`}
            upload={upload}
          />
        ) : (
          <p className="muted">{t('portal.orders.photosFull', { most: maxComplaintPhotos })}</p>
        ))}
    </div>
  );
}

interface PhotoProps {
  params: { id: string; claimNumber: string; fileId: string };
  photo: UploadedFile;
  label: string;
  failure: string;
}

/** Shows a photograph in small; pressing it saves the file. */
function Photo({ params, photo, label, failure }: PhotoProps) {
  const { api } = useApp();
  const { scope } = usePortalPerson();
  const { data, isError } = useQuery({
    queryKey: [calls.orderHistory.photo.name, params, scope],
    // a photograph never changes
    staleTime: Infinity,
    queryFn: async ({ signal }) => asDataUrl(await api.file(calls.orderHistory.photo, { params }, { signal })),
  });
  if (isError) return <p className="muted">{failure}</p>;
  return (
    <Button
      variant="bare"
      aria-label={label}
      title={photo.name}
      onClick={() => void saveFile(() => api.file(calls.orderHistory.photo, { params }))}
    >
      {data === undefined ? <span className={styles.photo} /> : <img src={data} alt="" className={styles.photo} />}
    </Button>
  );
}

/** Private files have no address that an image could be loaded from. */
async function asDataUrl(response: Response): Promise<string> {
  if (!response.ok) throw new Error(response.statusText);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${response.headers.get('content-type') ?? 'image/jpeg'};base64,${btoa(text)}`;
}
