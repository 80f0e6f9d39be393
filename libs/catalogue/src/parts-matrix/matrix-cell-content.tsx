import type { MatrixCell } from '@shop/api-contracts';
import { formatMoney, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import { AvailabilitySlot } from '../item-card/availability-slot.tsx';
import { useText } from '../text.ts';
import { MatrixField } from './matrix-field.tsx';
import { actionOfCell, type TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-table.module.css';

interface MatrixCellContentProps {
  cell: MatrixCell;
  category: { id: string; slug: string };
  label: string;
  quantities: TypedQuantities;
}

/** Price as a link to the article, field for the quantity, availability; in words what cannot be ordered. */
export function MatrixCellContent({ cell, category, label, quantities }: MatrixCellContentProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { salesDetails, articleNumber } = cell;
  const price = salesDetails?.price;
  const canBeOrdered = actionOfCell(cell) !== null;
  return (
    <div className={styles.cell}>
      <ShopLink
        to={paths.item({ ...cell, categoryId: category.id, categorySlug: category.slug })}
        prefetch={false}
        // the fields are the way through by keyboard; the bar below names the article of the field and links to it
        tabIndex={-1}
        title={articleNumber}
        className={price ? styles.price : styles.word}
        data-personal
      >
        {price
          ? formatMoney(price, tag)
          : t(canBeOrdered ? 'catalogue.availability.onRequest' : 'catalogue.item.notSold')}
      </ShopLink>
      {canBeOrdered && <MatrixField cell={cell} label={label} quantities={quantities} />}
      {(price || salesDetails?.availability?.state === 'inStock') && (
        <span className={styles.stock}>
          <AvailabilitySlot salesDetails={salesDetails} />
        </span>
      )}
    </div>
  );
}
