import type { RelatedItems } from '@shop/api-contracts';
import { KitTable } from './kit-table.tsx';
import { PartTable } from './part-table.tsx';
import styles from './part-table.module.css';

/** The tables of spare parts and service kits. */
export function Parts({ spareParts, serviceKits }: Pick<RelatedItems, 'spareParts' | 'serviceKits'>) {
  return (
    <div className={styles.tables}>
      {spareParts.length > 0 && <PartTable spareParts={spareParts} />}
      {serviceKits.length > 0 && <KitTable serviceKits={serviceKits} />}
    </div>
  );
}
