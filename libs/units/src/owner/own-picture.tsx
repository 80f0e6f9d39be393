import { calls } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import styles from './owner.module.css';

/** The owner's picture of a unit. */
export function OwnPicture({ equipmentId, imageId }: { equipmentId: string; imageId: string }) {
  const t = useText();
  const { api } = useApp();
  const params = { id: equipmentId };
  const { data, isError } = useQuery({
    // another picture has another id
    queryKey: [calls.units.image.name, imageId, params, useIdentityScope()],
    staleTime: Infinity,
    queryFn: async ({ signal }) => asDataUrl(await api.file(calls.units.image, { params }, { signal })),
  });
  if (isError) return <p className="muted">{t('units.own.pictureFailed')}</p>;
  if (data === undefined) return <span className={styles.picture} />;
  return <img src={data} alt={t('units.own.picture')} className={styles.picture} />;
}

/** Private files have no address that an image could be loaded from. */
async function asDataUrl(response: Response): Promise<string> {
  if (!response.ok) throw new Error(response.statusText);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}
