import type { Database, Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Catalogue } from '../../../memory/catalogue-memory.ts';
import type { ReadExpression, SearchTerm } from '../../../memory/rows.ts';
import { readExpression } from './read-expression.ts';

interface ExpressionReader {
  /** With unknown words corrected. */
  read: (language: Language) => Promise<ReadExpression>;
  /** Its terms in a language that knows all of its words; none in others. */
  readExactly: (language: Language) => Promise<SearchTerm[]>;
}

/** Reads one expression in several languages, each once while it is remembered. `isTyping`: its last word is not finished. */
export function createReader(
  db: Kysely<Database>,
  expression: string,
  { reference, recent }: Pick<Catalogue, 'reference' | 'recent'>,
  isTyping = false,
): ExpressionReader {
  const read = (language: Language, isExact: boolean) =>
    recent.expressions.get(`${language} ${isExact} ${isTyping} ${expression}`, () =>
      readExpression(db, expression, {
        language,
        synonyms: (one) => reference.synonyms.get(one) ?? new Map<string, string[]>(),
        isExact,
        isTyping,
      }),
    );
  return {
    read: (language) => read(language, false),
    readExactly: async (language) => {
      const { terms, correctedTo } = await read(language, true);
      return correctedTo === null ? terms : [];
    },
  };
}
