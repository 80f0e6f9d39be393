import type { QuoteContact } from '@shop/api-contracts';
import {
  discounted,
  netListPrice,
  type StoredMarket,
  type StoredOfferLine,
  type StoredQuoteLine,
} from '@shop/commerce-model';
import { customers } from '../people/customers.ts';
import type { OrderSeed, QuoteOfferSeed, QuoteSeed, UserSeed, VariantSeed } from '../demo-company.ts';
import { markets } from '../markets/markets.ts';
import { linesOf, type Sources } from './order-lines.ts';
import { quotePlans, type OfferPlan, type QuotePlan } from './quote-plans.ts';
import { users } from '../people/users.ts';

/** Below the numbers of the database sequence. */
const firstQuoteNumber = 300_041 - quotePlans.length;

const idOf = (quote: number, part: number): string =>
  `${String(quote + 1).padStart(8, '4')}${String(part).padStart(8, '0')}`;

/** Creates the sent quote requests of the demo people; throws when a plan refers to something unknown. */
export function createQuotes(sources: Sources, orders: OrderSeed[]): QuoteSeed[] {
  return quotePlans.map((plan, n) => {
    const { user, market, isAccount } = askerOf(plan);
    const [locale] = market.locales;
    const contact = contactOf(plan, user, isAccount);
    const lines = quoteLinesOf(plan, { user: { ...user, locale: locale! }, market, sources });
    const offers = plan.offers.map((offer, position) =>
      offerOf(offer, { plan, lines, market, sources, orders, id: (part) => idOf(n, position * 100 + part) }),
    );
    const happened = offers.map(({ changedAt }) => changedAt).sort();
    return {
      number: `Q${firstQuoteNumber + n}`,
      oid: isAccount ? user.oid : null,
      customerNumber: plan.customerNumber,
      country: market.country,
      locale: locale!,
      currency: market.currency,
      timeZone: market.timeZone,
      contact,
      text: plan.text,
      wantedDate: plan.wantedDate ?? null,
      lines,
      requestedAt: plan.requestedAt,
      seenAt: plan.hasNews ? plan.requestedAt : happened.at(-1)!,
      isLive: plan.isLive ?? false,
      offers,
    };
  });
}

function askerOf({ by, customerNumber, country }: QuotePlan) {
  const account = users.find(({ firstName }) => firstName.toLowerCase() === by);
  const user = account ?? users.find((one) => one.customerNumbers.includes(customerNumber!))!;
  const market = markets.find((one) => one.country === country)!;
  return { user, market, isAccount: account !== undefined };
}

function contactOf(plan: QuotePlan, user: UserSeed, isAccount: boolean): QuoteContact {
  const [firstName = '', lastName = ''] = isAccount ? [user.firstName, user.lastName] : plan.by.split(' ');
  const domain = user.email.split('@')[1]!;
  return {
    firstName,
    lastName,
    companyName: customers.find(({ number }) => number === plan.customerNumber)?.name ?? '',
    email: isAccount ? user.email : `${plan.by.toLowerCase().replace(' ', '.')}@${domain}`,
    phoneNumber: user.phoneNumber,
    reference: plan.reference,
  };
}

/** At the shop prices for the requester; none for articles that are only quoted. */
function quoteLinesOf(
  { by, customerNumber, lines }: QuotePlan,
  { user, market, sources }: { user: UserSeed; market: StoredMarket; sources: Sources },
): StoredQuoteLine[] {
  const customer = customers.find(({ number }) => number === customerNumber);
  const plain = lines.map(([articleNumber, quantity]): [string, number] => [articleNumber, quantity]);
  const found = linesOf({ by, lines: plain }, { user, customer, market }, sources);
  return found.map(({ requestedDate: _r, promisedDate: _p, configuration: _c, ...line }, n) => {
    const { note = '', targetPrice = null, wantedDate = null } = lines[n]![2] ?? {};
    const isQuoted = articleOf(line.articleNumber, sources).sales === 'quote';
    const prices = isQuoted ? { unitPrice: null, listPrice: null } : {};
    return { ...line, ...prices, note, targetPrice, wantedDate, configuration: null };
  });
}

function articleOf(articleNumber: string, { variants }: Sources): VariantSeed {
  const article = variants.find((one) => one.articleNumber === articleNumber);
  if (!article) throw new Error(`Unknown article ${articleNumber} in a quote`);
  return article;
}

interface Asked {
  plan: QuotePlan;
  lines: StoredQuoteLine[];
  market: StoredMarket;
  sources: Sources;
  orders: OrderSeed[];
  id: (part: number) => string;
}

function offerOf(offer: OfferPlan, asked: Asked): QuoteOfferSeed {
  const { id, orders, plan } = asked;
  const { state, declined = null, accepted, preparedAt, messages = [], revisions = [] } = offer;
  const from = (side: 'customer' | 'partner'): string[] => [
    ...messages.flatMap((message) => (message.from === side ? message.at : [])),
    ...(declined?.by === side ? [declined.at] : []),
  ];
  const byPartner = [
    ...(preparedAt === undefined ? [] : [preparedAt]),
    ...revisions.map(({ at }) => at),
    ...from('partner'),
  ].sort();
  const byCustomer = [plan.requestedAt, ...from('customer'), ...(accepted ? [accepted.at] : [])].sort();
  const order = orders.find(({ orderNumber }) => orderNumber === accepted?.orderNumber);
  if (accepted && !order) throw new Error(`Unknown order ${accepted.orderNumber} in a quote`);
  return {
    id: id(0),
    locationId: offer.at,
    state,
    declined: declined && { by: declined.by, reason: declined.reason },
    accepted: accepted
      ? {
          revision: revisions.length,
          lineIds: asked.lines.map(({ lineId }) => lineId),
          reference: accepted.reference,
          at: accepted.at,
          orderId: order!.id,
          cartId: `${id(0)}${id(0)}`,
        }
      : null,
    revisions: revisions.map((revision, n) => ({
      revision: n + 1,
      lines: offeredLinesOf(revision, asked),
      validUntil: revision.until,
      text: revision.text,
      offeredAt: revision.at,
    })),
    messages: messages.map(({ at, from: sender, author, text, line }, n) => ({
      id: id(n + 1),
      sender,
      author,
      text,
      lineId: line === undefined ? null : asked.lines[line]!.lineId,
      writtenAt: at,
    })),
    customerNewsAt: byPartner.at(-1) ?? null,
    partnerNewsAt: byCustomer.at(-1)!,
    // an answer implies that the partner has read the request
    partnerSeenAt: byPartner.at(-1) ?? null,
    changedAt: [...byPartner, ...byCustomer].sort().at(-1)!,
  };
}

function offeredLinesOf(
  revision: NonNullable<OfferPlan['revisions']>[number],
  { plan, lines, market, sources }: Asked,
): StoredOfferLine[] {
  return lines.map(({ lineId, articleNumber, unitPrice, name }, n) => {
    const more = revision.lines?.[n] ?? {};
    const { less = revision.less, leadTimeDays = revision.leadTimeDays, substitute, note = '' } = more;
    if (more.isNotSupplied) return { lineId, unitPrice: null, leadTimeDays: 0, substitute: null, note };
    const isGross = plan.customerNumber === null && market.priceDisplay === 'gross';
    const net = unitPrice !== null && isGross ? Math.round(unitPrice / (1 + market.taxRate / 100)) : unitPrice;
    const price = net ?? netListPrice(articleOf(articleNumber, sources).listPrice!, market);
    const other = substitute === undefined ? null : articleOf(substitute, sources);
    const language = market.languages[0]!;
    return {
      lineId,
      unitPrice: discounted(price, less),
      leadTimeDays,
      substitute: other && { articleNumber: other.articleNumber, name: other.name[language] ?? name },
      note,
    };
  });
}
