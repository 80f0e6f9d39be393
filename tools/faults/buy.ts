import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, PaymentResult, PaymentSession } from '@shop/api-contracts';
import type { Chaos, Kill } from './chaos.ts';
import type { BuyerEntry } from './ledgers.ts';
import type { Answer, Shopper } from './shopper.ts';

/** How a shopper pays, or fails to pay. */
export type Way =
  | 'card'
  | 'paypal'
  | 'challenge'
  | 'refused'
  | 'refusedThenCard'
  | 'later'
  | 'withoutAnswer'
  | 'account'
  | 'neverReturns'
  | 'neverPays';

/** Steps during which a server can be killed. */
export const steps = [
  'cart',
  'create',
  'contact',
  'address',
  'freight',
  'setFreight',
  'session',
  'submit',
  'pay',
  'details',
] as const;

const cards = {
  authorised: '4111 1111 1111 1111',
  challenge: '4000 0025 0000 3155',
  refused: '4000 0000 0000 0002',
  later: '4000 0000 0000 0259',
  withoutAnswer: '4000 0000 0000 0119',
};

export interface Article {
  genericItemId: string;
  commercialItemId: string;
  categoryId: string;
  articleNumber: string;
}

interface Purchase {
  name: string;
  shopper: Shopper;
  shopUrl: string;
  locale: string;
  article: Article;
  /** All articles that are bought in this run: an order may still hold what its buyer left in the cart before. */
  articles: readonly Article[];
  quantity: number;
  way: Way;
  kill: Kill | undefined;
  chaos: Chaos;
}

const address = {
  companyOrName: 'Elmbridge Dairies Ltd',
  streetAddress: '12 Weir Road',
  addressLineTwo: '',
  stateCode: '',
};
const places: Record<string, { zipCode: string; city: string; countryCode: string; phoneNumber: string }> = {
  'en-gb': { zipCode: 'KT12 2DP', city: 'Walton', countryCode: 'GB', phoneNumber: '+44 20 7946 0018' },
  'sv-se': { zipCode: '211 20', city: 'Malmö', countryCode: 'SE', phoneNumber: '+46 40 555 01 80' },
  'de-de': { zipCode: '20457', city: 'Hamburg', countryCode: 'DE', phoneNumber: '+49 40 5550180' },
};

/** What the shop says of an article that is sold out, at the cart, the order or the payment. */
const soldOutCodes = new Set([
  'out_of_stock',
  'not_enough_stock',
  'cart_not_orderable',
  'not_for_sale',
  'cart_changed',
  'sold_out',
]);

/**
 * One purchase from the cart to the last response, through all failures. Null when the article was sold out before there
 * was an order.
 */
export async function buy(purchase: Purchase): Promise<BuyerEntry | null> {
  const { name, shopper, shopUrl, locale, articles, quantity, way, kill, chaos } = purchase;
  const { genericItemId, commercialItemId, categoryId } = purchase.article;
  const cartItemId = { genericItemId, commercialItemId, categoryId };
  const cartId = randomBytes(16).toString('hex');
  const step = <T>(stepName: (typeof steps)[number], make: () => Promise<T>) => chaos.during(stepName, kill, make);
  const order = (answer: Answer) => bodyOf<Order>(answer, 200);
  const place = places[locale]!;

  const added = await step('cart', async () => {
    const add = { body: { cartItemId, quantity, action: 'Buy' } };
    let answer = await shopper.callUntilAnswered('POST', `/cart/${cartId}/add`, add);
    // frozen by the last purchase, which is paid but not yet settled, or was never paid
    for (const until = Date.now() + 150_000; codeOf(answer) === 'cart_frozen' && Date.now() < until;) {
      await sleep(1_000);
      answer = await shopper.callUntilAnswered('POST', `/cart/${cartId}/add`, add);
    }
    return answer;
  });
  if (isSoldOut(added)) return null;
  const cart = bodyOf<{ id: string }>(added, 200).id;
  const takeOut = () => shopper.callUntilAnswered('POST', `/cart/${cart}/remove`, { body: { cartItemId } });
  const created = await step('create', () => shopper.callUntilAnswered('POST', '/orders', { body: { cartId: cart } }));
  if (isSoldOut(created)) {
    // also what an unpaid purchase left behind, sold out meanwhile: no later order would succeed with it
    for (const { genericItemId, commercialItemId, categoryId } of articles)
      await shopper.callUntilAnswered('POST', `/cart/${cart}/remove`, {
        body: { cartItemId: { genericItemId, commercialItemId, categoryId } },
      });
    return null;
  }
  let current = order(created);
  const { orderId } = current;
  const put = (path: string, body: unknown) => shopper.callUntilAnswered('PUT', `/orders/${orderId}/${path}`, { body });
  current = order(
    await step('contact', () =>
      put('contact', {
        email: 'orders@elmbridge.example',
        phoneNumber: place.phoneNumber,
        yourReference: name,
        customerOrderReference: `PO ${name}`,
        remark: '',
        companyNumber: '556900-0127',
        electronicInvoiceNumber: '',
        vatId: '',
      }),
    ),
  );
  const deliveryAddress = {
    ...address,
    zipCode: place.zipCode,
    city: place.city,
    countryCode: place.countryCode,
  };
  current = order(await step('address', () => put('shippingaddress', deliveryAddress)));
  const freight = bodyOf<{ choices: { id: string; amount: string; currency: string }[] }>(
    await step('freight', () =>
      shopper.callUntilAnswered('POST', '/freight', {
        body: {
          orderId,
          cartId: cart,
          items: current.lines.map(({ lineId, quantity: pieces }) => ({
            lineId,
            quantity: pieces,
            requestedDate: null,
          })),
          deliveryAddress,
          requestedDeliveryDate: null,
        },
      }),
    ),
    200,
  );
  const [choice] = freight.choices;
  current = order(
    await step('setFreight', () =>
      put('freight', {
        cartId: cart,
        choiceId: choice!.id,
        amount: choice!.amount,
        currency: choice!.currency,
        partialDelivery: true,
      }),
    ),
  );

  const entry: BuyerEntry = {
    buyer: `${name} (${way}${kill ? `, ${kill.victim} killed in ${kill.step}` : ''})`,
    orderId,
    cartId: cart,
    knows: 'left',
    orderNumber: null,
    total: minorUnits(current.totals.total),
    currency: current.totals.currency,
    lines: current.lines.flatMap((line) => {
      const known = articles.find((one) => one.articleNumber === line.articleNumber);
      return known ? [{ commercialItemId: known.commercialItemId, quantity: line.quantity }] : [];
    }),
  };

  if (way === 'account') {
    const submitted = await step('submit', () =>
      shopper.callUntilAnswered('PUT', `/orders/${orderId}/checkoutcompleted`, {
        body: { cartId: cart, paymentProvider: 'account', payload: {} },
        ifMatch: current.eTag,
      }),
    );
    if (isSoldOut(submitted)) {
      await takeOut();
      return { ...entry, knows: 'refused' };
    }
    return told(entry, bodyOf<PaymentResult>(submitted, 200).order);
  }

  for (const card of cardsOf(way)) {
    // reads the order again: a refused payment has increased its version
    current = order(await shopper.callUntilAnswered('GET', `/orders/${orderId}`));
    if (current.state === 'placed') return told(entry, current);
    const opened = await step('session', () =>
      shopper.callUntilAnswered('PUT', `/orders/${orderId}/paymentsession`, {
        body: { cartId: cart, returnUrl: `${shopUrl}/${locale}/checkout/verifypayment/${orderId}/${cart}` },
        ifMatch: current.eTag,
      }),
    );
    if (isSoldOut(opened)) {
      await takeOut();
      return { ...entry, knows: 'refused' };
    }
    bodyOf<PaymentSession>(opened, 200);
    const method = way === 'paypal' ? 'paypal' : 'scheme';
    const submitted = bodyOf<PaymentResult>(
      await step('submit', () =>
        shopper.callUntilAnswered('POST', `/orders/${orderId}/payments`, {
          body: { orderId, cartId: cart, paymentProvider: 'sandbox', payload: { paymentMethod: { type: method } } },
        }),
      ),
      200,
    );
    if (submitted.result !== 'redirect') return told(entry, submitted.order);
    if (way === 'neverPays') return entry;
    const payPage = submitted.redirectUrl!.split('?')[0]!;
    const back = await step('pay', () => pay(shopper, payPage, card));
    if (way === 'neverReturns' || back === null) return entry;

    const redirectResult = new URL(back).searchParams.get('redirectResult');
    const details = () =>
      shopper.callUntilAnswered('PUT', `/orders/${orderId}/paymentdetails`, {
        body: { redirectResult, data: null, cartId: cart },
      });
    let result = bodyOf<PaymentResult>(await step('details', details), 200);
    for (const until = Date.now() + 60_000; result.result === 'pending' && Date.now() < until;) {
      await sleep(1_000);
      result = bodyOf<PaymentResult>(await details(), 200);
    }
    // a reloaded page shows the same
    const again = bodyOf<PaymentResult>(await details(), 200);
    if (again.order.state !== result.order.state)
      throw new Error(`${name}: verified again, the order is ${again.order.state}`);
    if (result.order.state === 'placed') return told(entry, result.order);
    if (result.result === 'pending') return entry;
  }
  return { ...entry, knows: 'refused' };
}

/** Numbers of the cards to try, one after the other; PayPal needs none. */
function cardsOf(way: Way): string[] {
  if (way === 'challenge') return [cards.challenge];
  if (way === 'refused') return [cards.refused];
  if (way === 'refusedThenCard') return [cards.refused, cards.authorised];
  if (way === 'later') return [cards.later];
  if (way === 'withoutAnswer') return [cards.withoutAnswer];
  return way === 'paypal' ? ['paypal'] : [cards.authorised];
}

/** On the provider's pages, repeated until they answer. Returns the address back to the shop, or null if none came. */
async function pay(shopper: Shopper, page: string, card: string): Promise<string | null> {
  const send = async (path: string, form: Record<string, string>): Promise<string | null> => {
    for (let tries = 0; tries < 20; tries++) {
      const location = await shopper.sendForm(`${page}/${path}`, form);
      if (location !== null || card === cards.withoutAnswer) return location && new URL(location, page).href;
      await sleep(500);
    }
    return null;
  };
  if (card === 'paypal') return send('paypal', {});
  const next = await send('card', { number: card, expiry: '12/30', securityCode: '123' });
  return next?.endsWith('/challenge') ? send('challenge', { answer: 'approve' }) : next;
}

const told = (entry: BuyerEntry, { state, orderNumber }: Order): BuyerEntry =>
  state === 'placed' ? { ...entry, knows: 'placed', orderNumber } : entry;

const isSoldOut = (answer: Answer): boolean => answer.status >= 400 && soldOutCodes.has(codeOf(answer) ?? '');

const codeOf = ({ body }: Answer) => (body as { code?: string } | null)?.code;

function bodyOf<T>(answer: Answer, status: number): T {
  if (answer.status !== status)
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`);
  return answer.body as T;
}

/** `"1234.50"` as 123450. */
const minorUnits = (amount: string): number => Number(amount.replace('.', ''));
