import type { Unit } from '@shop/api-contracts';
import type { Definition } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import type { useText } from '../text.ts';

/** What the unit is called in the plant and in the catalogue. */
export function identityOf(
  { tagId, productFamily, productConstruction, article }: Unit,
  t: ReturnType<typeof useText>,
): Definition[] {
  return [
    ...(tagId ? [{ term: t('units.tag'), value: tagId }] : []),
    ...(productConstruction
      ? [
          {
            term: t('units.construction'),
            value: article ? (
              <ShopLink to={paths.item(article)}>{productConstruction.name}</ShopLink>
            ) : (
              productConstruction.name
            ),
          },
        ]
      : []),
    ...(productFamily ? [{ term: t('units.family'), value: productFamily.name }] : []),
  ];
}
