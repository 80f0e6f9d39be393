import { TestCart } from '../testing/test-cart.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { quoteLines, TestQuotes, type Caller } from '../testing/test-quotes.ts';

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

it('G4: a supplier sees list prices of the market of the request, of articles on request too, and no others', async () => {
  const cart = new TestCart(shop, quotes.customer, 'RequestQuote');
  await cart.add('gasket', 1);
  await cart.add('onRequest', 1);
  const inShop = await cart.read({ includeSlowData: 'true' });
  const listPriceOf = (articleNumber: string) =>
    inShop.lines.find((line) => line.articleNumber === articleNumber)?.price?.originalAmount;
  const asked = inShop.lines.map(({ articleNumber, cartItemId }, n) => ({
    ...quoteLines[0]!,
    ...{ lineId: `l${n}`, articleNumber, commercialItemId: cartItemId.commercialItemId! },
  }));
  const quote = await quotes.send({ lines: JSON.stringify([...asked, quoteLines[1]]) });
  // the reader is a German company; the request was sent in Sweden
  const { currency, lines } = await quotes.get(quote, quotes.partners[0]);
  expect(currency).toBe('SEK');
  expect(lines.map(({ listPrice }) => listPrice)).toEqual([
    ...asked.map(({ articleNumber }) => listPriceOf(articleNumber)),
    null,
  ]);
  expect(asked.every(({ articleNumber }) => Number(listPriceOf(articleNumber)) > 0)).toBe(true);
  expect(lines.map(({ price }) => price)).toEqual([null, null, null]);
  const own = (await quotes.get(quote)).lines;
  expect(own.filter((line) => 'listPrice' in line)).toEqual([]);
});

it('G4: each side reads articles by the names they have now in its own language, those that are gone as they were named', async () => {
  const gone = { ...quoteLines[1]!, commercialItemId: 'GONE', name: 'No longer made' };
  const quote = await quotes.send({ lines: JSON.stringify([{ ...quoteLines[0]!, name: 'As it was called' }, gone]) });
  const shownTo = async (caller: Caller) => {
    const { lines, subject } = await quotes.get(quote, caller);
    return { names: lines.map(({ name }) => name), subject };
  };
  const [customer, supplier] = [await shownTo(quotes.customer), await shownTo(quotes.partners[0]!)];
  expect(customer.names).toEqual(['Kanalpackning GX-050, HNBR, 0,5 mm', 'No longer made']);
  expect(customer.subject).toBe('Kanalpackning GX-050, HNBR, 0,5 mm');
  expect(supplier.names).toEqual(['Kanaldichtung GX-050, HNBR, 0,5 mm', 'No longer made']);
  expect(supplier.subject).toBe('Kanaldichtung GX-050, HNBR, 0,5 mm');
});

it('G4: an offered substitute from the catalogue has its name in the reader’s language, another one the supplier’s words', async () => {
  const quote = await quotes.send({ lines: JSON.stringify(quoteLines.slice(0, 2)) });
  const line = { unitPrice: '10.00', leadTimeDays: 3, note: '' };
  await quotes.offer(quote, undefined, {
    lines: [
      { ...line, lineId: 'a', substitute: { articleNumber: 'SK-TT-20', name: 'Spannwerkzeug' } },
      { ...line, lineId: 'b', substitute: { articleNumber: 'KX-99', name: 'Fremde Dichtung' } },
    ],
  });
  const [revision] = (await quotes.offerOf(quote)).revisions;
  expect(revision!.lines.map(({ substitute }) => substitute?.name)).toEqual([
    'Åtdragningsverktyg, M20',
    'Fremde Dichtung',
  ]);
});
