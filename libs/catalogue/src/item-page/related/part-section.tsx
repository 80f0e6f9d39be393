import type { Item } from '@shop/api-contracts';
import { Button, SkeletonRows } from '@shop/design-system';
import { hydrateLater } from '@shop/platform';
import { useText } from '../../text.ts';
import type { ItemSection } from '../section/item-section.ts';
import type { Related } from './use-related-items.ts';
import styles from '../../part-table/part-table.module.css';

const Parts = hydrateLater(async () => (await import('./parts.tsx')).Parts);

/** Spare parts with positions, and service kits; a skeleton while loading, an explanation after a failure. */
export function partSection(
  item: Item,
  { data, failed, retry }: Related,
  t: ReturnType<typeof useText>,
): ItemSection | null {
  const section = { id: 'parts', title: t('catalogue.item.parts') };
  if (!data)
    return {
      ...section,
      content: failed ? <RelatedFailed retry={retry} /> : <SkeletonRows label={t('catalogue.item.related.loading')} />,
    };
  const { spareParts, serviceKits } = data;
  if (spareParts.length === 0 && serviceKits.length === 0) return null;
  return {
    ...section,
    ...(spareParts.some(({ position }) => position !== null) ? { lead: t('catalogue.item.parts.lead') } : {}),
    content: <Parts {...data} unitName={item.name} />,
  };
}

function RelatedFailed({ retry }: Pick<Related, 'retry'>) {
  const t = useText();
  return (
    <div role="status" className={styles.failed}>
      <p>{t('catalogue.item.related.failed')}</p>
      <Button onClick={retry}>{t('catalogue.item.retry')}</Button>
    </div>
  );
}
