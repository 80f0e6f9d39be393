import type { Unit, UnitParts } from '@shop/api-contracts';
import { matrixPath, modelOfName } from '@shop/catalogue';
import { buttonClass } from '@shop/design-system';
import { categoryName, categoryTreeQuery, findCategory, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';

interface MatrixLinksProps extends Pick<UnitParts, 'parts'> {
  unit: Pick<Unit, 'equipmentId' | 'name'>;
}

/** From a unit to the matrices of its model, where its quantities can be filled in; nothing if its parts are in none. */
export function MatrixLinks({ parts, unit: { equipmentId, name } }: MatrixLinksProps) {
  const t = useText();
  const { data: tree = [] } = useQuery(categoryTreeQuery());
  const ids = new Set(parts.flatMap(({ item }) => item?.categoryId ?? []));
  const found = [...ids].flatMap((id) => {
    const category = findCategory(tree, id);
    const model = modelOfName(name, category?.matrix?.models ?? []);
    return category && model !== undefined ? [{ category, model }] : [];
  });
  return found.map(({ category, model }) => (
    <p key={category.id} data-chrome>
      <ShopLink
        to={matrixPath(category, model, { fits: equipmentId })}
        prefetch={false}
        rel="nofollow"
        className={buttonClass()}
      >
        {t('units.spareParts.matrix', { name: categoryName(category) })}
      </ShopLink>
    </p>
  ));
}
