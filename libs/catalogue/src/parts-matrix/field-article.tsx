import { formatCount, formatMoney, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import { useMatrixText } from './matrix-text.ts';
import type { TypedQuantities } from './typed-quantities.ts';
import styles from './matrix-bar.module.css';

interface FieldArticleProps {
  category: { id: string; slug: string };
  quantities: TypedQuantities;
}

/** The article of the field used last, with its packs and what many cost. Keeps its line while there is none. */
export function FieldArticle({ category, quantities }: FieldArticleProps) {
  const t = useMatrixText();
  const { tag } = useI18n().locale;
  const cell = useSyncExternalStore(quantities.subscribe, quantities.focused, () => null);
  if (!cell) return <p className={styles.article} />;
  const { packQuantity = 1, quantityBreaks = [], price } = cell.salesDetails ?? {};
  return (
    <p className={styles.article}>
      <ShopLink to={paths.item({ ...cell, categoryId: category.id, categorySlug: category.slug })} prefetch={false}>
        {cell.articleNumber}
      </ShopLink>{' '}
      {packQuantity > 1 && <span>{t('matrix.packs', { pack: packQuantity })} </span>}
      {price &&
        quantityBreaks
          .filter(({ from }) => from > 1)
          .map(({ from, amount }) => (
            <span key={from} className="nb">
              {t('matrix.from', { count: formatCount(from, tag), price: formatMoney({ ...price, amount }, tag) })}{' '}
            </span>
          ))}
    </p>
  );
}
