import { LateQuantityErrorText } from '@shop/cart';
import { Button } from '@shop/design-system';
import { Suspense } from 'react';
import { useMatrixText } from './matrix-text.ts';
import { quantityRuleOf, type ReadCell, type TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-bar.module.css';

/** Element id of what is wrong with the quantity of an article. */
export const quantityErrorId = (commercialItemId: string): string => `quantity-${commercialItemId}`;

/** Which typed quantities cannot be ordered, and why: each leads to its field; what is no longer sold can be taken out. */
export function QuantityErrors({ wrong, quantities }: { wrong: readonly ReadCell[]; quantities: TypedQuantities }) {
  const t = useMatrixText();
  return (
    <ul role="alert" className={styles.errors}>
      {wrong.map(({ cell, action, read }) => (
        <li key={cell.commercialItemId} id={quantityErrorId(cell.commercialItemId)}>
          {action === null ? (
            <>
              {t('matrix.gone', { articleNumber: cell.articleNumber })}{' '}
              <Button variant="bare" size="small" onClick={() => quantities.clear([cell.commercialItemId])}>
                {t('matrix.remove', { articleNumber: cell.articleNumber })}
              </Button>
            </>
          ) : (
            <>
              <strong className="nb">{cell.articleNumber}</strong>{' '}
              <Suspense fallback={null}>
                {read.error && (
                  <LateQuantityErrorText
                    {...quantityRuleOf(cell.salesDetails)}
                    error={read.error}
                    nearest={read.nearest}
                  />
                )}
              </Suspense>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
