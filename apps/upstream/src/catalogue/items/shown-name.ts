import type { Database, Language, StoredLine, StoredQuoteLine } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

type NamedLine = StoredLine | StoredQuoteLine;
type Articles = ReadonlyMap<string, { name: string }>;

/**
 * Name of a line's article for a reader: the current one in the reader's language, or the one that was copied into the
 * line when the article is not in the catalogue (any more). Documents and mails in the language of the deal keep the
 * copied one, which was agreed.
 *
 * @param articles in the reader's language
 */
export const shownName = ({ commercialItemId, name }: NamedLine, articles: Articles): string =>
  articles.get(commercialItemId)?.name ?? name;

/** Lines with shown names; configurations have those of when the line was copied, where they were copied too. */
export function namedIn<Line extends NamedLine>(
  lines: readonly Line[],
  articles: Articles,
  language: Language,
): Line[] {
  const names = new Map(
    lines.map(({ configuration }) => [configuration?.names && configuration.id, configuration?.names]),
  );
  return lines.map((line) => ({
    ...line,
    name: shownName(line, articles),
    configuration: line.configuration && {
      ...line.configuration,
      name: names.get(line.configuration.id)?.[language] ?? line.configuration.name,
    },
  }));
}

/** Loads the names of the articles with these numbers, by number; a number outside the catalogue is missing. */
export async function readNamesByNumber(
  db: Kysely<Database>,
  articleNumbers: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (articleNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(['article_number as number', (from) => from.ref('names', '->>').key(language).$notNull().as('name')])
    .where(sql<boolean>`article_number = any (${articleNumbers})`)
    .execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}
