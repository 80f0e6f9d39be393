import type { FileAnswer, OrderDocument } from '@shop/api-contracts';
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { dayIn, type Database, type Language } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import { fileNameOf } from '../../http/files/file-name.ts';
import { notFound } from '../../problem/problem.ts';
import { documentTexts } from '../../paper/document-texts.ts';
import { marketZone } from '../market-zone.ts';
import type { PlacedRow } from './placed-orders.ts';
import { readDocumentContent } from './read-document-content.ts';

/** Every order has a confirmation. */
const confirmationId = 'confirmation';

/** The confirmation, then the documents written at shipping and invoicing, by day. */
export async function readDocuments(db: Kysely<Database>, order: PlacedRow): Promise<OrderDocument[]> {
  const written = await db
    .selectFrom('order_document')
    .select(['id', 'kind', 'number', sql<string>`day::text`.as('date')])
    .where('order_id', '=', order.id)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const date = dayIn(order.time_zone, order.placed_at);
  return [{ id: confirmationId, kind: 'orderConfirmation', number: order.order_number, date }, ...written];
}

type Drawing = Pick<Deps, 'db' | 'writeDocument'>;

/**
 * Loads a document of an order in a language; it is generated at the first request and then unchanged. Runs without a
 * transaction, since drawing takes time. Throws a Problem 404 `document_unknown`, 503 `documents_busy`.
 */
export async function orderDocument(
  { db, writeDocument }: Drawing,
  order: PlacedRow,
  id: string,
  language: Language,
): Promise<FileAnswer> {
  const document = (await readDocuments(db, order)).find((one) => one.id === id);
  if (!document) throw notFound('document_unknown', 'Document not found');
  const place = { order_id: order.id, document_id: id, language };
  const kept = await keptFile(db, place);
  if (kept) return kept;
  const content = await readDocumentContent(db, order, document, language);
  const bytes = await writeDocument('pdf', content);
  const name = fileNameOf(`${documentTexts(language)(`titles.${document.kind}`)} ${document.number}.pdf`);
  await keep(db, place, { name, bytes });
  return (await keptFile(db, place))!;
}

/** The confirmation of a placed order, for its mail. */
export async function orderConfirmationPdf(deps: Drawing, orderId: string, language: Language): Promise<FileAnswer> {
  const order = await deps.db
    .selectFrom('shop_order')
    .selectAll()
    .select(marketZone.as('time_zone'))
    .where('id', '=', orderId)
    .where('state', '=', 'placed')
    .executeTakeFirstOrThrow();
  return orderDocument(deps, order as PlacedRow, confirmationId, language);
}

type Place = Omit<Database['order_document_file'], 'file_id'>;

async function keptFile(db: Kysely<Database>, place: Place): Promise<FileAnswer | undefined> {
  const found = await db
    .selectFrom('order_document_file')
    .innerJoin('stored_file', 'stored_file.id', 'order_document_file.file_id')
    .select(['name', 'type', 'bytes'])
    .where((where) => where.and(place))
    .executeTakeFirst();
  return found && { ...found, bytes: new Uint8Array(found.bytes) };
}

/** Of two drawn at once, the first is kept. */
async function keep(db: Kysely<Database>, place: Place, { name, bytes }: { name: string; bytes: Uint8Array }) {
  const id = randomUUID();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const write = async (transaction: Kysely<Database>): Promise<void> => {
    await transaction.insertInto('stored_file').values({ id, name, type: 'application/pdf', bytes, hash }).execute();
    const kept = await transaction
      .insertInto('order_document_file')
      .values({ ...place, file_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n)
      await transaction.deleteFrom('stored_file').where('id', '=', id).execute();
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}
