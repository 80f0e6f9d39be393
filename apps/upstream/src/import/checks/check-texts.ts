import { sql, type RawBuilder } from 'kysely';
import { maxFound, reportFound, type Found, type Staged } from './staged.ts';

/** Finds translations of what no row has: an item that no article belongs to, the text of no relation. */
export async function checkTexts({ db, report, fileOf }: Staged): Promise<void> {
  const file = fileOf('texts');
  const textsWithout = async (kind: 'item' | 'relation', subjects: RawBuilder<unknown>): Promise<Found[]> => {
    const { rows } = await sql<Found>`
      select row, data->>'id' as value, count(*) over ()::int as count from staged_texts
      where data->>'kind' = ${kind} and not exists (select from ${subjects} as named where subject = data->>'id')
      order by row limit ${maxFound}`.execute(db);
    return rows;
  };
  const [articles, relations] = [fileOf('articles'), fileOf('relations')];
  // a row that could not be read would make its translations wrong as well
  if (report.countIn(articles) === 0) {
    const items = await textsWithout('item', sql`(select data->>'item' as subject from staged_articles)`);
    reportFound(
      report,
      { file, column: 'item' },
      items,
      ({ value }) => `no article in ${articles} is of the item "${value}"`,
    );
  }
  if (report.countIn(relations) === 0) {
    const texts = await textsWithout('relation', sql`(select data->>'text' as subject from staged_relations)`);
    reportFound(
      report,
      { file, column: 'relation' },
      texts,
      ({ value }) => `no row of ${relations} has the text "${value}": write it as it stands there`,
    );
  }
}
