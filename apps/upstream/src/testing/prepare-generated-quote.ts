import type { StoredLine } from '@shop/commerce-model';
import { randomUUID } from 'node:crypto';
import { storeFile } from '../http/files/store-file.ts';
import { someFile } from './operations.ts';
import type { TestUpstream } from './start-test-upstream.ts';

const line: StoredLine = {
  lineId: 'a00000000001',
  genericItemId: 'SKTT',
  commercialItemId: 'SKTT20',
  articleNumber: 'SKTT-20',
  customArticleNumber: null,
  name: 'Socket wrench 20 mm',
  note: '',
  quantity: 2,
  unitPrice: 1200,
  listPrice: 1200,
  requestedDate: null,
  promisedDate: null,
  configuration: null,
};

/** Creates a generated quote of a customer number for the table of operations, and returns its id. */
export async function prepareGeneratedQuote(
  { deps: { db } }: TestUpstream,
  { oid, customerNumber }: { oid: string; customerNumber: string },
): Promise<{ generatedQuote: string }> {
  const id = randomUUID();
  const fileId = await storeFile(db, { ...someFile, type: 'application/pdf', hash: '' });
  await db
    .insertInto('generated_quote')
    .values({
      ...{ id, number: 'P000999', oid, customer_number: customerNumber, name: 'Milk cooler, 4 m³/h', line_count: 1 },
      ...{ format: 'pdf', file_id: fileId, created_by: 'Marie Dubois' },
      ...{ country: 'GB', currency: 'GBP', total: 2400, lines: JSON.stringify([line]) },
    })
    .execute();
  return { generatedQuote: id };
}
