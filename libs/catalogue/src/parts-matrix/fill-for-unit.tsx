import type { MatrixCell } from '@shop/api-contracts';
import { allowedQuantity } from '@shop/cart';
import { Button } from '@shop/design-system';
import type { FittedParts } from './fitted-parts.ts';
import { useMatrixText } from './matrix-text.ts';
import { actionOfCell, type TypedQuantities } from './typed-quantities.ts';
import styles from './parts-matrix-page.module.css';

interface FillForUnitProps {
  fitted: FittedParts;
  /** All of the model, also those of choices that are not shown. */
  cells: readonly MatrixCell[];
  quantities: TypedQuantities;
}

/** Types what the unit has of each article, in whole packs; it can be changed before it is added. Says so where the unit has none of them. */
export function FillForUnit({ fitted: { unit, quantities: inUnit }, cells, quantities }: FillForUnitProps) {
  const t = useMatrixText();
  const sold = cells.filter((cell) => inUnit.has(cell.commercialItemId) && actionOfCell(cell) !== null);
  if (sold.length === 0) return <p className={styles.noneFits}>{t('matrix.noneFits', { unit })}</p>;
  const fill = () => {
    for (const cell of sold)
      quantities.type(cell, String(allowedQuantity(inUnit.get(cell.commercialItemId)!, cell.salesDetails)));
  };
  return (
    <Button className={styles.fill} onClick={fill}>
      {t('matrix.fill', { unit })}
    </Button>
  );
}
