import { sql, type RawBuilder } from 'kysely';

/** An article may have been replaced, and its successor too; a circle in the data ends here. */
export const maxSuccessions = 5;

/**
 * Rows `(root, commercial_item_id, attributes)` to select from: each of the articles, and under a discontinued one also
 * its successors, up to one that is sold. The attributes are among them, because PostgreSQL would read all articles
 * to join them to a few hundred.
 */
export const successionsOf = (commercialItemIds: readonly string[]): RawBuilder<unknown> => sql`(
  with recursive known as (
    select commercial_item_id as root, commercial_item_id, attributes, sales, successor_id, 0 as succession
    from variant where commercial_item_id = any (${[...new Set(commercialItemIds)]})
    union all
    select known.root, variant.commercial_item_id, variant.attributes, variant.sales, variant.successor_id, succession + 1
    from known join variant on variant.commercial_item_id = known.successor_id
    where known.sales = 'discontinued' and succession < ${maxSuccessions})
  select root, commercial_item_id, attributes from known)`;
