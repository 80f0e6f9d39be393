import { languages } from '@shop/commerce-model';
import { sql, type RawBuilder } from 'kysely';

/** A text of the default language, in every language of the shop. */
export const inEachLanguageSql = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(languages.flatMap((language) => [sql.lit(language), text]))})`;

/** What the sheet `texts` says of a subject, by language; empty without. */
export const textsOfSql = (kind: string, id: RawBuilder<unknown>, field: 'name' | 'description'): RawBuilder<unknown> =>
  sql`coalesce((select jsonb_object_agg(own.data->>'language', own.data->>${sql.lit(field)}) from staged_texts as own
    where own.subject = ${sql.lit(`${kind} `)} || ${id} and own.data->>${sql.lit(field)} is not null), '{}')`;
