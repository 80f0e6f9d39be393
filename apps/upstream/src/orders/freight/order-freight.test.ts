import type { Problem, QuotedFreightChoice } from '@shop/api-contracts';
import fc from 'fast-check';
import { markets } from '@shop/demo-company';
import { addDays, type OrderConsignment, orderWays, workingDayFrom } from '@shop/commerce-model';
import { createFakePaymentProvider } from '../../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { articles } from '../../testing/test-cart.ts';
import { TestCheckout, manyItems, someDelivery } from '../../testing/test-checkout.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: createFakePaymentProvider() })));
afterAll(() => shop.close());
afterEach(async () => {
  for (const table of ['shop_order', 'cart'] as const) await shop.deps.db.deleteFrom(table).execute();
});

const codeOf = (response: { body: unknown }) => (response.body as Problem).code;
const errorsOf = (response: { body: unknown }): string[] =>
  ((response.body as Problem).errors ?? []).map(({ path }) => path);

async function delivered(lines = manyItems, more: CallOptions = {}): Promise<TestCheckout> {
  const checkout = new TestCheckout(shop, { as: 'grace', ...more });
  await checkout.fill(lines);
  await checkout.begin();
  await checkout.setContact();
  await checkout.setDelivery();
  return checkout;
}
/** A British working day far enough ahead for everything to arrive before it. */
const dayAhead = (days: number): string => workingDayFrom(addDays(new Date().toISOString().slice(0, 10), days), 'GB');

function nextSaturday(): string {
  const today = new Date();
  return addDays(today.toISOString().slice(0, 10), 7 + ((6 - today.getUTCDay() + 7) % 7));
}

describe('the freight of an order', () => {
  it('F5: has two delivery options and pick-up, cheapest first', async () => {
    const checkout = await delivered();
    const { choices, weight, freeFrom } = await checkout.freight();
    expect(choices.map(({ id, incoterm }) => [id, incoterm])).toEqual([
      ['collect', 'EXW'],
      ['economy', 'DAP'],
      ['express', 'DAP'],
    ]);
    expect(choices[0]!.amount).toBe('0.00');
    expect(weight).toBeGreaterThan(0);
    expect(freeFrom).toBe('516.00');
  });

  it('F5: is part of the sum once chosen, with the days of arrival', async () => {
    const checkout = await delivered();
    const { choices } = await checkout.freight();
    const express = choices.find(({ id }) => id === 'express')!;
    const order = await checkout.setFreight('express');
    const { totals, lineDates, closedDays: _closed, ...choice } = express;
    expect(order.freight).toEqual({ ...choice, requestedDeliveryDate: null, partialDelivery: false });
    expect(order.totals).toEqual(totals);
    expect(totals.freight).toBe(express.amount);
    expect(lineDates).toEqual([express.deliveryDate]);
    expect(order.lines[0]!.promisedDate).toBe(express.deliveryDate);
    expect(await checkout.setFreight('collect')).toMatchObject({
      freight: { incoterm: 'EXW' },
      totals: { freight: '0.00' },
    });
  });

  it('F5: each line can have its own requested day: sent when ready, or all together', async () => {
    const checkout = await delivered([...manyItems, [articles.valve, 1]]);
    const [first, second] = checkout.order.lines;
    const [soon, later] = [dayAhead(100), dayAhead(150)];
    const wanted = {
      requestedDeliveryDate: soon,
      items: [
        { lineId: first!.lineId, quantity: 2, requestedDate: null },
        { lineId: second!.lineId, quantity: 1, requestedDate: later },
      ],
    };
    const promised = async (partial: boolean) => {
      const { lines, freight } = await checkout.setFreight('economy', wanted, partial);
      expect(freight).toMatchObject({ deliveryDate: later, requestedDeliveryDate: soon, partialDelivery: partial });
      expect(lines.map(({ requestedDate }) => requestedDate)).toEqual([null, later]);
      return lines.map(({ promisedDate }) => promisedDate);
    };
    expect(await promised(true)).toEqual([soon, later]);
    expect(await promised(false)).toEqual([later, later]);
    // the choice stays when freight is requested again for the same days, and goes for other days
    await checkout.freight(wanted);
    expect((await checkout.read()).step).toBe('review');
    await checkout.freight({ ...wanted, requestedDeliveryDate: null });
    expect(await checkout.read()).toMatchObject({ step: 'freight', freight: null });
  });

  it('F5: takes longer for lines that are not in stock', async () => {
    const id = 'SKTT20';
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', id);
    const dayOf = async (stock: number) => {
      await variant.set({ stock, lead_time_days: 20 }).execute();
      const { choices } = await (await delivered()).freight();
      await shop.deps.db.deleteFrom('shop_order').execute();
      await shop.deps.db.deleteFrom('cart').execute();
      return choices[0]!.deliveryDate;
    };
    expect((await dayOf(1)) > (await dayOf(2))).toBe(true);
    await variant.set({ stock: 20, lead_time_days: 5 }).execute();
  });

  it('F5: needs a quote where nothing is shipped, and for loads that no lorry carries', async () => {
    const site = await delivered(manyItems, { as: 'noah', query: { companyId: '-kessel24' } });
    expect(await site.freight()).toMatchObject({
      choices: [{ id: 'agreed', incoterm: 'DAP', amount: '0.00' }],
      freeFrom: null,
    });
    expect(await site.setFreight('agreed')).toMatchObject({ step: 'review', totals: { freight: '0.00' } });
    const heavy = await delivered([[articles.unit, 900]]);
    expect(await heavy.freight()).toMatchObject({ choices: [{ id: 'agreed' }], freeFrom: null });
  });

  it('F5: costs what was shown; another amount, currency or option is answered 412 with the current choices', async () => {
    const checkout = await delivered();
    const { choices } = await checkout.freight();
    const economy = choices.find(({ id }) => id === 'economy')!;
    for (const wrong of [{ amount: '0.01' }, { currency: 'EUR' }, { id: 'agreed' as const }]) {
      const refused = await checkout.trySetFreight({ ...economy, ...wrong }).expect(412);
      expect(refused.body).toMatchObject({
        code: 'freight_changed',
        choices: choices.map(({ totals: _totals, lineDates: _dates, closedDays: _closed, ...choice }) => choice),
      });
    }
    await checkout.trySetFreight(economy).expect(200);
  });

  it('F5: uses the order’s own lines and address', async () => {
    const checkout = await delivered();
    const { lineId } = checkout.order.lines[0]!;
    const item = { lineId, quantity: 2, requestedDate: null };
    for (const items of [[], [{ ...item, quantity: 3 }], [{ ...item, lineId: 'x' }], [item, item]]) {
      expect(codeOf(await checkout.tryFreight({ items }).expect(422))).toBe('items_differ');
    }
    const elsewhere = { ...someDelivery, city: 'Leeds' };
    expect(codeOf(await checkout.tryFreight({ deliveryAddress: elsewhere }).expect(422))).toBe('address_differs');
    await checkout.tryFreight({ deliveryAddress: { ...someDelivery, zipCode: 's3 8ab' } }).expect(200);
    expect(codeOf(await checkout.tryFreight({ orderId: 'f'.repeat(32) }).expect(404))).toBe('order_unknown');
    expect(codeOf(await checkout.tryFreight({ cartId: 'f'.repeat(32) }).expect(404))).toBe('order_unknown');
  });

  it('F5: refuses an invalid day, or one more than a year ahead', async () => {
    const checkout = await delivered();
    const { lineId } = checkout.order.lines[0]!;
    const wrong = {
      requestedDeliveryDate: '2026-02-31',
      items: [{ lineId, quantity: 2, requestedDate: dayAhead(400) }],
    };
    const refused = await checkout.tryFreight(wrong).expect(422);
    expect([codeOf(refused), errorsOf(refused)]).toEqual([
      'no_freight_there',
      ['body.requestedDeliveryDate', 'body.items.0.requestedDate'],
    ]);
  });

  it('F5: refuses days on which nothing is delivered to the address, and names them', async () => {
    const checkout = await delivered([...manyItems, [articles.valve, 1]]);
    const [first, second] = checkout.order.lines;
    const { choices } = await checkout.freight();
    const [{ closedDays }] = choices.filter(({ id }) => id === 'economy') as [QuotedFreightChoice];
    const today = new Date().toISOString().slice(0, 10);
    // in Britain: Easter and Christmas, but not the Epiphany of Austria
    const christmas = closedDays!.filter((day) => day.includes('-12-2'));
    expect(christmas.length).toBeGreaterThan(0);
    expect(closedDays!.some((day) => day.endsWith('-01-06') || day < today)).toBe(false);
    const saturday = nextSaturday();
    const refused = await checkout.tryFreight({
      requestedDeliveryDate: saturday,
      items: [
        { lineId: first!.lineId, quantity: 2, requestedDate: dayAhead(30) },
        { lineId: second!.lineId, quantity: 1, requestedDate: christmas[0] },
      ],
    });
    expect([refused.status, codeOf(refused), errorsOf(refused)]).toEqual([
      422,
      'no_delivery_day',
      ['body.requestedDeliveryDate', 'body.items.1.requestedDate'],
    ]);
    // so that a page can offer the next one
    const offered = (refused.body as { closedDays: string[] }).closedDays;
    expect([offered.includes(christmas[0]!), offered.some((day) => day.endsWith('-01-06'))]).toEqual([true, false]);
    // a day that is over by now means as soon as possible, whatever it was
    await checkout.tryFreight({ requestedDeliveryDate: '2026-01-04' }).expect(200);
  });

  it('F5: takes the holidays of the warehouse for what is collected, those of the address for what is sent', async () => {
    const checkout = await delivered();
    const { choices } = await checkout.freight();
    const [collected, sent] = ['collect', 'economy'].map((way) => choices.find(({ id }) => id === way)!.closedDays!);
    const [lineId] = checkout.order.lines.map((line) => line.lineId);
    const trySave = async (way: 'collect' | 'economy', requestedDate: string) => {
      const quote = await checkout.freight({
        requestedDeliveryDate: requestedDate,
        items: [{ lineId, quantity: 2, requestedDate }],
      });
      const choice = quote.choices.find(({ id }) => id === way)!;
      return [choice.deliveryDate, await checkout.trySetFreight(choice)] as const;
    };
    const inSwedenOnly = collected!.find((day) => day.endsWith('-01-06') || day.endsWith('-12-24'))!;
    const inBritainOnly = sent!.find((day) => day.includes('-08-'))!;
    for (const [open, closed, day] of [
      ['economy', 'collect', inSwedenOnly],
      ['collect', 'economy', inBritainOnly],
    ] as const) {
      const [reached, saved] = await trySave(open, day);
      expect([reached, saved.status]).toEqual([day, 200]);
      const [later, refused] = await trySave(closed, day);
      expect(later > day).toBe(true);
      expect([refused.status, codeOf(refused), errorsOf(refused)]).toEqual([
        422,
        'no_delivery_day',
        ['body.requestedDeliveryDate', 'body.items.0.requestedDate'],
      ]);
      expect((refused.body as { closedDays: string[] }).closedDays).toContain(day);
    }
  });

  it('F5: including tax is the net price plus tax, for every market and option, sorted', () => {
    const consigned = fc.record({
      kilograms: fc.double({ min: 0, max: 30_000, noNaN: true }),
      goods: fc.integer({ min: 0, max: 200_000 }),
      countryCode: fc.constantFrom('SE', 'FR', 'US', 'IT'),
      market: fc.constantFrom(...markets),
      isShippingOn: fc.boolean(),
    });
    const rest = { today: '2026-11-23', pieces: [{ readyInDays: 3, requestedDate: null }] };
    fc.assert(
      fc.property(consigned, (given) => {
        const of = (includesTax: boolean, goods: number) =>
          orderWays({ ...given, ...rest, includesTax, goods } satisfies OrderConsignment);
        const ways = of(false, given.goods);
        expect(ways.map(({ amount }) => amount)).toEqual(ways.map(({ amount }) => amount).toSorted((a, b) => a - b));
        expect(ways).toHaveLength(given.isShippingOn && given.kilograms <= 24_000 ? 3 : 1);
        if (given.market.priceDisplay !== 'gross') return;
        const gross = of(true, Math.round(given.goods * (1 + given.market.taxRate / 100)));
        const byId = new Map(gross.map(({ id, amount }) => [id, amount]));
        for (const { id, amount } of ways) {
          expect(byId.get(id)).toBe(Math.round(amount * (1 + given.market.taxRate / 100)));
        }
      }),
    );
  });
});
