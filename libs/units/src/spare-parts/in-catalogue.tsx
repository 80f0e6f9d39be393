import type { UnitParts } from '@shop/api-contracts';
import { categoryName, categoryTreeQuery, findCategory, paths, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import styles from './spare-parts.module.css';

/** Links to the categories of the unit's parts, narrowed to what fits it. */
export function InCatalogue({ parts, equipmentId }: { parts: UnitParts['parts']; equipmentId: string }) {
  const t = useText();
  const { data: tree = [] } = useQuery(categoryTreeQuery());
  const ids = new Set(parts.flatMap(({ item }) => item?.categoryId ?? []));
  const categories = [...ids].flatMap((id) => findCategory(tree, id) ?? []).filter(({ visible }) => visible);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('units.spareParts.inCatalogue')} className={styles.inCatalogue}>
      <h2>{t('units.spareParts.inCatalogue')}</h2>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <ShopLink
              to={paths.category(category, { fits: equipmentId })}
              prefetch={false}
              rel="nofollow"
              className="target"
            >
              {categoryName(category)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
