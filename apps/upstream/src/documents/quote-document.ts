import { sql, type Kysely } from 'kysely';
import { addDays, type Database, dayIn, minorUnitsOf, type StoredLine } from '@shop/commerce-model';
import { readSoldArticles } from '../catalogue/items/articles.ts';
import { configurationOf, readableConfigurations } from '../carts/configurations.ts';
import { ownerInMarket, readOwnNumbers } from '../catalogue/own-numbers/own-numbers.ts';
import { notFound } from '../problem/problem.ts';
import { cartToWrite, factsOf, linesDocument, linesOfCart, linesOfConfiguration } from './cart-document.ts';
import type { DocumentCall, DocumentMaking } from './document-call.ts';
import { wordsOf } from '../paper/document-words.ts';
import type { DocumentContent } from '../paper/document-content.ts';
import { documentFrame } from './document-frame.ts';
import { heldLines } from './held-lines.ts';
import type { DocumentLine, Taxation } from './line-table.ts';

/** Days for which the prices of a generated quote are valid. */
const validDays = 30;

/** Data of a generated quote for the list. */
export interface QuoteMade {
  number: string;
  name: string;
  lineCount: number;
  held: HeldQuote;
}

/** What a generated quote promises beside its document. */
export interface HeldQuote {
  /** ISO day. */
  validUntil: string;
  country: string;
  companyId: string | null;
  currency: string;
  /** Minor units, as printed; null when something has no price. */
  total: number | null;
  includesTax: boolean;
  /** Null when something in it has no price or cannot be sold like this. */
  lines: StoredLine[] | null;
}

interface Quoted {
  lines: DocumentLine[];
  total: string;
  taxation: Taxation;
  /** Null when something has no price or cannot be sold like this. */
  held: StoredLine[] | null;
}

/**
 * Content of a numbered quote for a cart or a configuration. Throws a Problem 404 `cart_unknown` or
 * `configuration_unknown`, 422 `document_empty`.
 */
export async function quoteDocument(
  call: DocumentCall,
  subject: { cartId: string } | { configurationId: string },
  making: DocumentMaking,
): Promise<{ content: DocumentContent; quote: QuoteMade }> {
  const { held, ...quoted } =
    'cartId' in subject
      ? await quotedCart(call, subject.cartId, making)
      : await quotedConfiguration(call, subject.configurationId);
  const words = wordsOf(call.context);
  const { say, format } = words;
  const number = await nextNumber(call.db);
  const validUntil = addDays(dayIn(call.context.market.timeZone), validDays);
  const until = format.day(validUntil);
  const content = await linesDocument(call, making, {
    ...(await documentFrame(call, { title: say('titles.quote'), number })),
    facts: factsOf(call, words, [{ name: say('facts.validUntil'), value: until }]),
    ...quoted,
    terms: [say('valid', { days: validDays, date: until })],
  });
  const named = quoted.lines.find(({ configuration }) => configuration === 'whole') ?? quoted.lines[0]!;
  const lineCount = quoted.lines.filter(({ configuration }) => configuration !== 'part').length;
  return {
    content,
    quote: {
      number,
      name: named.name,
      lineCount,
      held: {
        validUntil,
        country: call.context.market.country,
        companyId: call.context.companyId,
        currency: quoted.taxation.currency,
        total: held && minorUnitsOf(quoted.total),
        includesTax: quoted.taxation.includesTax,
        lines: held,
      },
    },
  };
}

async function quotedCart(call: DocumentCall, id: string, making: DocumentMaking): Promise<Quoted> {
  const cart = await cartToWrite(call, id, making);
  return { lines: linesOfCart(cart), total: cart.total, taxation: cart, held: heldLines(cart) };
}

async function quotedConfiguration(call: DocumentCall, id: string): Promise<Quoted> {
  const { db, catalogue, context, person } = call;
  const configuration = await readableConfigurations(call, [id])
    .select(['id', 'names', 'lines', 'list_price'])
    .executeTakeFirst();
  if (!configuration) throw notFound('configuration_unknown', 'Configuration not found');
  const ids = configuration.lines.map(({ commercialItemId }) => commercialItemId);
  const owner = ownerInMarket(catalogue.reference, context, person);
  const articles = await readSoldArticles(db, ids, context.language);
  const { answer } = configurationOf(
    { ...configuration, custom_article_numbers: {} },
    articles,
    owner ? await readOwnNumbers(db, owner, ids) : new Map<string, string>(),
    { action: 'RequestQuote', reference: catalogue.reference, context, isComplete: true },
  );
  const { market, buyer } = context;
  const taxation: Taxation = {
    currency: market.currency,
    includesTax: buyer === null && market.priceDisplay === 'gross',
    taxRate: market.taxRate,
  };
  return {
    lines: linesOfConfiguration(answer),
    total: answer.price?.amount ?? '0.00',
    taxation,
    held: heldLines({ lines: [], configurations: [answer] }),
  };
}

async function nextNumber(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('generated_quote_number')::text as next`.execute(db);
  return `P${rows[0]!.next.padStart(6, '0')}`;
}
