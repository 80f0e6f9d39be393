import { calls, type Unit } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import type { CompareGroup, CompareRow } from './compare-groups.ts';

/** Technical data of a machine, which anybody may read. */
export const comparedUnitQuery = (equipmentId: string, scope: string) =>
  apiQuery(calls.units.get, { params: { id: equipmentId } }, { scope });

/** Machines with this serial number, else the nearest. */
export const unitsBySerialQuery = (serialNumber: string) =>
  apiQuery(calls.units.searchBySerial, { params: { serial: serialNumber.replace(/[/\\%]/g, '-') } });

/** How the figures of an article are to those of the machine; null where one of them is not known. */
export type Verdict = 'same' | 'differs' | 'doesNotMatch' | null;

/** What pipes are joined to: another value needs an adapter. */
const connections = new Set(['connection', 'connectionStandard', 'portDistanceHeight', 'portDistanceWidth']);

export function verdictOf({ column, values: [unit = [], ...articles] }: CompareRow, index: number): Verdict {
  const article = articles[index] ?? [];
  if (unit.length === 0 || article.length === 0) return null;
  if (JSON.stringify(unit) === JSON.stringify(article)) return 'same';
  return connections.has(column.id) ? 'doesNotMatch' : 'differs';
}

/**
 * Names of the connections of an article that do not match those of the machine, which is the first column; null where
 * the size of one of them is not known, so that nobody can say.
 */
export function unmatchedConnections(groups: readonly CompareGroup[], index: number): string[] | null {
  const rows = groups.flatMap((group) => group.rows);
  const names = rows.flatMap((row) => (verdictOf(row, index) === 'doesNotMatch' ? [row.column.name] : []));
  const size = rows.find(({ column }) => column.id === 'connection');
  return names.length === 0 && (!size || verdictOf(size, index) === null) ? null : names;
}

export const nameOfUnit = ({
  manufacturer,
  customerModel,
  name,
}: Pick<Unit, 'manufacturer' | 'customerModel' | 'name'>) => [manufacturer.name, customerModel?.name ?? name].join(' ');
