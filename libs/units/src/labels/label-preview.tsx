import { calls } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import type { LabelledUnit } from './labelled-unit.ts';
import styles from './labels.module.css';

/** The label as it will be printed; owners see their own name on it. */
export function LabelPreview({ unit: { equipmentId, serialNumber } }: { unit: LabelledUnit }) {
  const t = useText();
  const { api } = useApp();
  const params = { id: equipmentId };
  const { data, isError } = useQuery({
    queryKey: [calls.units.label.name, params, useIdentityScope()],
    // the own name may have changed since
    staleTime: 0,
    // documents may be busy for a moment
    retry: 3,
    queryFn: async ({ signal }) => svgAddress(await api.file(calls.units.label, { params }, { signal })),
  });
  if (isError) return <p className="muted">{t('units.label.previewFailed')}</p>;
  return (
    <p className={styles.preview}>
      {data !== undefined && <img src={data} alt={t('units.label.preview', { serialNumber })} />}
    </p>
  );
}

async function svgAddress(response: Response): Promise<string> {
  if (!response.ok) throw new Error(response.statusText);
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
}
