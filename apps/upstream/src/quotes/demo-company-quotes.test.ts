import { quoteContactSchema } from '@shop/api-contracts';
import { company } from '../testing/databases/demo-company.ts';
import { suppliersOf, type Supplier } from './requests/supplying.ts';
import type { ReferenceData } from '../memory/reference-data.ts';
import { createQuotes, demoDay } from '@shop/demo-company';

const { quotes, orders, partners, categories, items, variants, customArticleNumbers } = company;
const places = new Map(
  partners.flatMap((partner) => partner.locations.map((location) => [location.id, { partner, location }] as const)),
);
const offers = quotes.flatMap((quote) => quote.offers.map((offer) => ({ quote, offer })));
const dayOf = (instant: string): string => instant.slice(0, 10);
const lastOf = <One>(all: One[]): One | undefined => all.at(-1);

/** State on the demo day, when offers of earlier days have expired. */
const stateOf = ({ state, revisions }: (typeof offers)[number]['offer']): string =>
  state === 'offered' && lastOf(revisions)!.validUntil < demoDay ? 'expired' : state;

describe('the quote requests of the demo', () => {
  it('I6: are twelve in all states, of companies, of a colleague without an account and of a person without a company', () => {
    expect(quotes).toHaveLength(12);
    expect([...new Set(offers.map(({ offer }) => stateOf(offer)))].sort()).toEqual([
      'accepted',
      'declined',
      'expired',
      'inPreparation',
      'offered',
      'requested',
    ]);
    const declinedBy = offers.flatMap(({ offer }) => offer.declined?.by ?? []);
    expect([...new Set(declinedBy)].sort()).toEqual(['customer', 'partner']);
    expect(new Set(quotes.map(({ customerNumber }) => customerNumber)).size).toBe(6);
    expect(quotes.filter(({ oid }) => oid === null).map(({ contact }) => contact.firstName)).toEqual(['Johan']);
    const ofAnna = quotes.filter(({ contact }) => contact.firstName === 'Anna');
    expect(ofAnna.length).toBeGreaterThan(Math.max(...['Marie', 'Grace', 'Noah', 'Sam'].map(countOf)));
    // at least one customer has something unread
    expect(
      quotes.some(({ seenAt, offers: all }) => all.some(({ customerNewsAt }) => (customerNewsAt ?? '') > seenAt)),
    ).toBe(true);
  });
  const countOf = (firstName: string): number => quotes.filter(({ contact }) => contact.firstName === firstName).length;

  it('I6: reach Becker Kältetechnik in several states, one of them unread', () => {
    const received = offers.filter(({ offer }) => offer.locationId === 'becker-hamburg').map(({ offer }) => offer);
    expect(received.map(stateOf).sort()).toEqual(['declined', 'inPreparation', 'offered', 'requested']);
    expect(received.filter(({ partnerSeenAt }) => partnerSeenAt === null)).toHaveLength(1);
  });

  it('G4: include different offers to compare: a substitute, an unavailable line, another revision', () => {
    const compared = quotes.find((quote) => quote.offers.filter(({ revisions }) => revisions.length > 0).length === 2)!;
    const last = compared.offers.flatMap(({ revisions }) => lastOf(revisions)?.lines ?? []);
    expect(compared.offers).toHaveLength(3);
    expect(compared.offers.some(({ revisions }) => revisions.length > 1)).toBe(true);
    expect(last.some(({ substitute }) => substitute)).toBe(true);
    expect(last.some(({ unitPrice }) => unitPrice === null)).toBe(true);
    for (const { revisions } of compared.offers.filter((offer) => offer.revisions.length > 1)) {
      const sums = revisions.map(({ lines }) =>
        lines.reduce((sum, { unitPrice }, n) => sum + unitPrice! * compared.lines[n]!.quantity, 0),
      );
      expect(sums[1]).toBeLessThan(sums[0]!);
    }
  });

  it('G1: ask locations that supply the market with the requested articles', () => {
    const suppliers: Supplier[] = [...places.values()].map(({ partner, location }) => ({
      ...{ locationId: location.id, isOwn: partner.isOwn },
      ...{ categories: location.categories, countries: location.countries },
    }));
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const pathOf = (id: string): { id: string }[] => {
      const parent = parents.get(id);
      return [...(parent ? pathOf(parent) : []), { id }];
    };
    const tree = new Map(
      categories.map(({ id }) => [id, { path: pathOf(id) }]),
    ) as unknown as ReferenceData['categories'];
    const categoriesOf = new Map(items.map(({ genericItemId, categoryIds }) => [genericItemId, categoryIds]));
    for (const { quote, offer } of offers) {
      const able = suppliers.filter(({ locationId }) =>
        places.get(locationId)!.location.countries.includes(quote.country),
      );
      for (const { genericItemId } of quote.lines) {
        expect({
          number: quote.number,
          able: suppliersOf([{ categoryIds: categoriesOf.get(genericItemId)! }], able, tree),
        }).toEqual({
          number: quote.number,
          able: expect.arrayContaining([offer.locationId]) as string[],
        });
      }
    }
  });

  it('match the contract', () => {
    for (const { number, contact } of quotes) {
      expect(number).toMatch(/^Q\d{6,12}$/);
      expect(quoteContactSchema.parse(contact)).toEqual(contact);
    }
    for (const { offer } of offers) expect(offer.id).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(offers.map(({ offer }) => offer.id)).size).toBe(offers.length);
  });

  it('are in chronological order, and the live ones before the day of the demo', () => {
    for (const { quote, offer } of offers) {
      const events = [
        ...offer.revisions.map(({ offeredAt }) => offeredAt),
        ...offer.messages.map(({ writtenAt }) => writtenAt),
        ...(offer.accepted ? [offer.accepted.at] : []),
      ];
      expect(events.every((at) => at > quote.requestedAt && at <= offer.changedAt)).toBe(true);
      expect(dayOf(offer.changedAt) < demoDay).toBe(true);
      for (const { offeredAt, validUntil, lines } of offer.revisions) {
        expect(validUntil > dayOf(offeredAt)).toBe(true);
        expect(lines.map(({ lineId }) => lineId)).toEqual(quote.lines.map(({ lineId }) => lineId));
      }
      const isOpen = ['requested', 'inPreparation'].includes(offer.state) || stateOf(offer) === 'offered';
      if (isOpen) expect(quote.isLive).toBe(true);
    }
    const ending = offers.filter(({ offer }) => lastOf(offer.revisions)?.validUntil === demoDay);
    expect(ending).toHaveLength(1);
  });

  it('I6: are ordered at the offered prices', () => {
    const [{ quote, offer }] = offers.filter((one) => one.offer.accepted !== null) as [(typeof offers)[number]];
    const order = orders.find(({ id }) => id === offer.accepted!.orderId)!;
    const offered = lastOf(offer.revisions)!.lines.map(({ lineId, unitPrice }) => ({ lineId, unitPrice }));
    expect(order.lines.map(({ lineId, unitPrice }) => ({ lineId, unitPrice }))).toEqual(offered);
    expect(order.lines[0]!.unitPrice).toBeLessThan(quote.lines[0]!.unitPrice!);
    expect(order).toMatchObject({ customerNumber: quote.customerNumber, placedAt: offer.accepted!.at });
    expect(order.contact.customerOrderReference).toBe(offer.accepted!.reference);
  });

  it('have numbers below those of the database sequence, and are the same at every import', () => {
    expect(quotes.map(({ number }) => number)).toEqual(quotes.map((_quote, n) => `Q${300_029 + n}`));
    expect(createQuotes({ items, variants, categories, customArticleNumbers }, orders)).toEqual(quotes);
  });
});
