import { sql, type Kysely } from 'kysely';

/** All numbers that lead to an article, for the index of another search engine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index article_key_of_article on article_key (commercial_item_id)`.execute(db);
}
