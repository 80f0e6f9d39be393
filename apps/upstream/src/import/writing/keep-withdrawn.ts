import { noCategoryId } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/**
 * Takes the present catalogue out of its tables. Articles that the new one does not have are kept aside, as carts, lists
 * and orders still name them: `bringBackWithdrawn` puts them back as discontinued, in no category.
 */
export async function takeOutCatalogue(db: Kysely<Database>): Promise<void> {
  await sql`
    create temporary table withdrawn_variant as select * from variant
    where not exists (select from staged_articles where key = commercial_item_id)`.execute(db);
  await sql`
    create temporary table withdrawn_item as select * from item
    where id in (select generic_item_id from withdrawn_variant)
      and not exists (select from staged_articles where data->>'item' = id)`.execute(db);
  for (const table of ['search_text', 'search_word', 'search_measure', 'article_key', 'variant_category', 'relation']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  await sql`delete from variant`.execute(db);
  await sql`delete from item`.execute(db);
  await sql`delete from category`.execute(db);
  await sql`
    delete from drawing where not exists (select from withdrawn_variant where drawing = drawing.id)`.execute(db);
}

/** Puts the articles back that the new catalogue does not have: discontinued, and in no category. */
export async function bringBackWithdrawn(db: Kysely<Database>): Promise<void> {
  await sql`
    update withdrawn_item set category_ids = array[${noCategoryId}], key_figures = '{}', variant_attributes = '{}'`.execute(
    db,
  );
  await sql`insert into item select * from withdrawn_item`.execute(db);
  await sql`
    update withdrawn_variant as withdrawn set sales = 'discontinued', stock = 0, successor_id = null, document_ids = '{}',
      category_id = ${noCategoryId}, position = placed.position, number_in_item = placed.number_in_item
    from (
      select commercial_item_id,
        (select count(*) from staged_articles) + row_number() over (order by position) - 1 as position,
        (select count(*) from variant where variant.generic_item_id = one.generic_item_id)
          + row_number() over (partition by generic_item_id order by number_in_item) - 1 as number_in_item
      from withdrawn_variant as one) as placed
    where placed.commercial_item_id = withdrawn.commercial_item_id`.execute(db);
  await sql`insert into variant select * from withdrawn_variant`.execute(db);
}
