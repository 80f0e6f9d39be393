import type { Language, StoredLine, StoredQuoteLine } from '@shop/commerce-model';

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
