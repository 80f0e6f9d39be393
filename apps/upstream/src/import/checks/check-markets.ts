import { sql } from 'kysely';
import type { Staged } from './staged.ts';

/** Finds markets whose rates cannot be right: prices are in one currency. */
export async function checkMarkets({ db, report, fileOf }: Staged): Promise<void> {
  const { rows } = await sql<{ row: number; currency: string; rate: number }>`
    select row, data->>'currency' as currency, (data->>'rate')::float8 as rate from staged_markets order by row`.execute(
    db,
  );
  const rateOf = new Map<string, number>();
  for (const { row, currency, rate } of rows) {
    const [other] = [...rateOf].find(([one, known]) => one !== currency && known === 1) ?? [];
    const message =
      rateOf.has(currency) && rateOf.get(currency) !== rate
        ? `${currency} has another rate in another row`
        : rate === 1 && other !== undefined
          ? `prices are in one currency, ${other} or ${currency}: write how many ${currency} one of it is`
          : undefined;
    if (message) report.add({ file: fileOf('markets'), row, column: 'rate', message });
    rateOf.set(currency, rate);
  }
}
