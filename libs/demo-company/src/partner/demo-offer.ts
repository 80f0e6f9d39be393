import type { OfferedLine } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import {
  type Database,
  discounted,
  type Language,
  netListPrice,
  type StoredMarket,
  type StoredQuoteLine,
  toAmount,
} from '@shop/commerce-model';
import { chanceFor } from '../chance.ts';
import type { PartnerTexts } from './partner-texts.ts';

/** A request, as a demo partner reads it. */
interface AskedRequest {
  market: StoredMarket;
  /** True when its shop prices are without tax. */
  isOfBuyer: boolean;
  language: Language;
  lines: StoredQuoteLine[];
}

interface Article {
  id: string;
  articleNumber: string;
  name: string;
  listPrice: number | null;
  isSold: boolean;
  stock: number;
  leadTimeDays: number;
  successorId: string | null;
  /** Kilograms. */
  weight: number | null;
}

interface Alternative extends Article {
  to: string;
}

/** Euro cents; approximate price of units without a list price. */
const perKilogram = 1_250;
/** Per hundred lines: this many are not supplied, and this many get a substitute. */
const outOf = { notSupplied: 8, substitute: 15 };
/** Price limits of an alternative, relative to the requested article. */
const near = { least: 0.7, most: 1.4 };

/**
 * Lines of an automatic offer, always the same for the same request: 3 to 9 % below the shop price, depending on the
 * location. Throws when no line has a price.
 */
export async function offeredLines(
  db: Kysely<Database>,
  request: AskedRequest,
  { locationId, t }: { locationId: string; t: PartnerTexts },
): Promise<OfferedLine[]> {
  const articles = await readArticles(db, request);
  const alternatives = await readAlternatives(db, request);
  const less = chanceFor(`partner ${locationId}`)(3, 9);
  const offer = (line: StoredQuoteLine, mayLeaveOut: boolean): OfferedLine => {
    const chance = chanceFor(`${locationId} ${line.articleNumber} ${line.quantity}`);
    const roll = chance(1, 100);
    const article = articles.get(line.commercialItemId);
    const price = netPriceOf(line, article, request);
    const none = { lineId: line.lineId, unitPrice: null, leadTimeDays: 0, substitute: null, note: t('notSupplied') };
    if (price === null || (mayLeaveOut && roll <= outOf.notSupplied)) return none;
    const other =
      (article?.isSold === false && articles.get(article.successorId ?? '')) ||
      (roll > 100 - outOf.substitute &&
        alternatives.find((one) => one.to === line.commercialItemId && isNear(one, article)));
    const supplied = other || article;
    const fromStock = supplied !== undefined && supplied.stock >= line.quantity;
    return {
      lineId: line.lineId,
      unitPrice: toAmount(discounted(other ? priceInstead(price, { article, other }, request) : price, less)),
      leadTimeDays: (fromStock ? 2 : (supplied?.leadTimeDays ?? 20)) + chance(1, 5),
      substitute: other ? { articleNumber: other.articleNumber, name: other.name } : null,
      note: other ? t('substitute') : '',
    };
  };
  const lines = request.lines.map((line) => offer(line, request.lines.length > 1));
  const isNothing = lines.every(({ unitPrice }) => unitPrice === null);
  return isNothing ? request.lines.map((line) => offer(line, false)) : lines;
}

/** Unit price in minor units of the market: the shop price without tax, else the list price, else the target price. */
function netPriceOf(line: StoredQuoteLine, article: Article | undefined, request: AskedRequest): number | null {
  const { market, isOfBuyer } = request;
  if (line.unitPrice !== null) {
    const isGross = !isOfBuyer && market.priceDisplay === 'gross';
    return isGross ? Math.round(line.unitPrice / (1 + market.taxRate / 100)) : line.unitPrice;
  }
  const euroCents = article?.listPrice ?? (article?.weight ? Math.round(article.weight * perKilogram) : null);
  return euroCents === null ? line.targetPrice : netListPrice(euroCents, market);
}

/** Price of the substitute at the discount of the requested article. */
function priceInstead(
  price: number,
  { article, other }: { article: Article | undefined; other: Article },
  { market }: AskedRequest,
): number {
  if (other.listPrice === null) return price;
  const own = article?.listPrice ? netListPrice(article.listPrice, market) : price;
  return Math.round((netListPrice(other.listPrice, market) * price) / own);
}

const isNear = ({ listPrice, isSold }: Article, article: Article | undefined): boolean => {
  if (!isSold || listPrice === null || !article?.listPrice) return false;
  const part = listPrice / article.listPrice;
  return part >= near.least && part <= near.most;
};

const columnsOf = (
  language: Language,
) => sql`variant.commercial_item_id as id, variant.article_number as "articleNumber",
  variant.names ->> ${language} as name, variant.list_price as "listPrice", variant.sales <> 'discontinued' as "isSold", variant.stock,
  variant.lead_time_days as "leadTimeDays", variant.successor_id as "successorId",
  (variant.attributes -> 'weightEmpty' ->> 0)::float8 as weight`;

/** Loads requested articles and their substitutes. */
async function readArticles(db: Kysely<Database>, { lines, language }: AskedRequest): Promise<Map<string, Article>> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const { rows } = await sql<Article>`
    select ${columnsOf(language)} from variant
    where commercial_item_id = any (${ids})
      or commercial_item_id in (select successor_id from variant where commercial_item_id = any (${ids}))`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readAlternatives(db: Kysely<Database>, { lines, language }: AskedRequest): Promise<Alternative[]> {
  const ids = lines.map(({ commercialItemId }) => commercialItemId);
  const { rows } = await sql<Alternative>`
    select ${columnsOf(language)}, relation.commercial_item_id as to from relation
    join variant on variant.commercial_item_id = related_commercial_item_id
    where kind = 'alternative' and relation.commercial_item_id = any (${ids})
    order by relation.id`.execute(db);
  return rows;
}
