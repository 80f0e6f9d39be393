import { type documents, type DocumentFormat, type FileAnswer, type GeneratedQuote } from '@shop/api-contracts';
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { type Database, settingsOf, toAmount } from '@shop/commerce-model';
import { isReadableBy } from '../access/owner.ts';
import type { Person } from '../access/person.ts';
import { storeFile } from '../http/files/store-file.ts';
import type { SignedInCall } from '../http/route.ts';
import { isQuoteValid } from '../orders/quoted-cart.ts';
import { notFound } from '../problem/problem.ts';
import { personName } from './document-frame.ts';
import type { QuoteMade } from './quote-document.ts';

type ListCall = SignedInCall<typeof documents.generatedQuotes>;

/** Length of the list, and number of quotes kept per person and customer number. */
const maxListLength = 200;

/** Quotes that a person may see: those of the customer number in use, and the own ones without one. */
export const isOwnQuote = (person: Person) => isReadableBy(person, 'generated_quote');

/** Newest first. */
export async function readGeneratedQuotes({ db, person, catalogue }: ListCall): Promise<GeneratedQuote[]> {
  const rows = await db
    .selectFrom('generated_quote')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .leftJoin('cart', 'cart.generated_quote_id', 'generated_quote.id')
    .leftJoin('shop_order', (join) =>
      join.onRef('shop_order.cart_id', '=', 'cart.id').on('shop_order.state', '=', 'placed'),
    )
    .select([
      'generated_quote.id',
      'generated_quote.number',
      'generated_quote.name',
      'line_count as lineCount',
      'format',
      'stored_file.name as fileName',
      sql<number>`octet_length(bytes)`.as('bytes'),
      'generated_quote.created_at as createdAt',
      'created_by as createdBy',
      sql<string>`valid_until::text`.as('validUntil'),
      'generated_quote.country',
      'generated_quote.company_site as companyId',
      'generated_quote.currency',
      'generated_quote.total',
      'includes_tax as includesTax',
      isQuoteValid.as('isValid'),
      sql<boolean>`generated_quote.lines is not null`.as('hasPrices'),
      sql<boolean>`coalesce(cart.state = 'ordered', false)`.as('isOrdered'),
      'shop_order.id as orderId',
      'order_number as orderNumber',
    ])
    .where(isOwnQuote(person))
    .orderBy('generated_quote.created_at', 'desc')
    .orderBy('generated_quote.number', 'desc')
    .limit(maxListLength)
    .execute();
  return rows.map(({ createdAt, total, currency, isValid, hasPrices, isOrdered, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    total: total === null || currency === null ? null : { amount: toAmount(Number(total)), currency },
    state: isOrdered
      ? 'ordered'
      : !isValid
        ? 'expired'
        : hasPrices && isBuyingEnabled(row, catalogue.reference)
          ? 'valid'
          : 'documentOnly',
  }));
}

/** True where the market or company site of a quote sells. */
export function isBuyingEnabled(
  { country, companyId }: { country: string | null; companyId: string | null },
  { markets, companies }: ListCall['catalogue']['reference'],
): boolean {
  const market = markets.find((one) => one.country === country);
  const site = companyId === null ? undefined : companies.get(companyId);
  return market !== undefined && settingsOf(market, site).buyEnabled;
}

/** Loads a stored quote. Throws a Problem 404 `document_unknown`. */
export async function readGeneratedQuote(db: Kysely<Database>, person: Person, id: string): Promise<FileAnswer> {
  const found = await db
    .selectFrom('generated_quote')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select(['stored_file.name', 'stored_file.type', 'stored_file.bytes'])
    .where('generated_quote.id', '=', id)
    .where(isOwnQuote(person))
    .executeTakeFirst();
  if (!found) throw notFound('document_unknown', 'Document not found');
  return { ...found, bytes: new Uint8Array(found.bytes) };
}

/** Stores a generated quote and deletes the oldest above the limit; returns the id of its file. */
export async function keepGeneratedQuote(
  db: Kysely<Database>,
  person: Person,
  { number, name, lineCount, format, file, held }: QuoteMade & { format: DocumentFormat; file: FileAnswer },
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
      valid_until: held.validUntil,
      country: held.country,
      company_site: held.companyId,
      currency: held.currency,
      total: held.total,
      includes_tax: held.includesTax,
      lines: held.lines && JSON.stringify(held.lines),
    })
    .execute();
  await forgetOldest(db, person);
  return fileId;
}

/** Deletes the oldest quotes with their files, but those that were ordered, one transaction per person at a time to avoid deadlocks. */
async function forgetOldest(db: Kysely<Database>, { oid, customerNumber }: Person): Promise<void> {
  const name = JSON.stringify(['generated quotes', oid, customerNumber]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  await sql`
    with oldest as (
      select id from generated_quote
      where oid = ${oid} and coalesce(customer_number, '') = ${customerNumber ?? ''}
        and not exists (select from cart where generated_quote_id = generated_quote.id)
      order by created_at desc, number desc offset ${sql.lit(maxListLength)}),
    forgotten as (delete from generated_quote using oldest where generated_quote.id = oldest.id returning file_id)
    delete from stored_file using forgotten where stored_file.id = forgotten.file_id`.execute(db);
}
