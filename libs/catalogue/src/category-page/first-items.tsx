import type { Category } from '@shop/api-contracts';
import { CardGrid } from '@shop/design-system';
import { categoryName, useIdentityScope } from '@shop/platform';
import { useQueries } from '@tanstack/react-query';
import { ItemCardTile } from '../item-card/item-card-tile.tsx';
import { useItemListEvents } from '../item-card/item-list-events.ts';
import { categoryItemsQuery } from '../queries.ts';

/** As many as are in one row. */
const shownCount = 4;

/** What `FirstItems` shows: the first pages of the category or, as it has none itself, of the ones below it. */
export const firstItemsQueries = ({ id, categories }: Category, scope: string) =>
  (categories.length > 0 ? categories.filter(({ visible }) => visible).map((below) => below.id) : [id]).map(
    (categoryId) => categoryItemsQuery({ categoryId }, scope),
  );

/** The first articles of a category as cards; nothing while there are none. */
export function FirstItems({ category }: { category: Category }) {
  const name = categoryName(category);
  const answers = useQueries({ queries: firstItemsQueries(category, useIdentityScope()) });
  const shown = answers
    .flatMap(({ data }) => data?.items.map((item) => ({ item, columns: data.columns })) ?? [])
    .slice(0, shownCount);
  const select = useItemListEvents({ id: category.id, name, items: shown.map(({ item }) => item) });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="sr">
        {name}
      </h2>
      <CardGrid>
        {shown.map(({ item, columns }, index) => (
          <ItemCardTile
            key={`${item.genericItemId}-${item.commercialItemId ?? ''}`}
            item={item}
            columns={columns}
            onSelect={() => select(item, index)}
          />
        ))}
      </CardGrid>
    </section>
  );
}

const headingId = 'first-items';
