import { type DocumentFormat, type FileAnswer, type GeneratedQuote } from '@shop/api-contracts';
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { Person } from '../access/person.ts';
import { storeFile } from '../http/files/store-file.ts';
import { notFound } from '../problem/problem.ts';
import { personName } from './document-frame.ts';
import type { QuoteMade } from './quote-document.ts';

/** Length of the list, and number of quotes kept per person and customer number. */
const maxListLength = 200;

/** Quotes that a person may see: those of the customer number in use, or the own ones without one. */
const isOwn = ({ oid, customerNumber }: Person) =>
  customerNumber === null
    ? sql<boolean>`generated_quote.customer_number is null and generated_quote.oid = ${oid}`
    : sql<boolean>`generated_quote.customer_number = ${customerNumber}`;

/** Newest first. */
export async function readGeneratedQuotes(db: Kysely<Database>, person: Person): Promise<GeneratedQuote[]> {
  const rows = await db
    .selectFrom('generated_quote')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select([
      'generated_quote.id',
      'number',
      'generated_quote.name',
      'line_count as lineCount',
      'format',
      'stored_file.name as fileName',
      sql<number>`octet_length(bytes)`.as('bytes'),
      'created_at as createdAt',
      'created_by as createdBy',
    ])
    .where(isOwn(person))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(maxListLength)
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** Loads a stored quote. Throws a Problem 404 `document_unknown`. */
export async function readGeneratedQuote(db: Kysely<Database>, person: Person, id: string): Promise<FileAnswer> {
  const found = await db
    .selectFrom('generated_quote')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select(['stored_file.name', 'stored_file.type', 'stored_file.bytes'])
    .where('generated_quote.id', '=', id)
    .where(isOwn(person))
    .executeTakeFirst();
  if (!found) throw notFound('document_unknown', 'Document not found');
  return { ...found, bytes: new Uint8Array(found.bytes) };
}

/** Stores a generated quote and deletes the oldest above the limit; returns the id of its file. */
export async function keepGeneratedQuote(
  db: Kysely<Database>,
  person: Person,
  { number, name, lineCount, format, file }: QuoteMade & { format: DocumentFormat; file: FileAnswer },
): Promise<string> {
  const bytes = Buffer.from(file.bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const fileId = await storeFile(db, { name: file.name, type: file.type, bytes, hash });
  await db
    .insertInto('generated_quote')
    .values({
      id: randomUUID(),
      number,
      oid: person.oid,
      customer_number: person.customerNumber,
      name,
      line_count: lineCount,
      format,
      file_id: fileId,
      created_by: personName(person),
    })
    .execute();
  await forgetOldest(db, person);
  return fileId;
}

/** Deletes the oldest quotes with their files, one transaction per person at a time to avoid deadlocks. */
async function forgetOldest(db: Kysely<Database>, { oid, customerNumber }: Person): Promise<void> {
  const name = JSON.stringify(['generated quotes', oid, customerNumber]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  await sql`
    with oldest as (
      select id from generated_quote
      where oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''}
      order by created_at desc, number desc offset ${sql.lit(maxListLength)}),
    forgotten as (delete from generated_quote using oldest where generated_quote.id = oldest.id returning file_id)
    delete from stored_file using forgotten where stored_file.id = forgotten.file_id`.execute(db);
}
