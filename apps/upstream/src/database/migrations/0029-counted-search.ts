import { textSearchLanguages } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/** A search with too many matches looks at the first article of every item before others, and only in its categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { language, configuration } of textSearchLanguages) {
    await sql
      .raw(
        `create index search_text_${configuration}_first on search_text using gin (words)
           where language = '${language}' and number_in_item = 0`,
      )
      .execute(db);
  }
  await sql`create index search_text_category on search_text (category_id, language)`.execute(db);
}
