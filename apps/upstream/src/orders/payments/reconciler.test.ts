import { expirePayment } from './expire-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayingShop, type PayingShop } from '../../testing/payments/paying-shop.ts';
import type { ProviderWorld } from '../../testing/payments/provider-stand-in.ts';
import { startSandboxWorld } from '../../testing/sandbox-world.ts';
import { createReconciler } from './reconciler.ts';

jest.setTimeout(60_000);

let world: ProviderWorld;
let paying: PayingShop;
let reconcile: ReturnType<typeof createReconciler>;
beforeAll(async () => {
  world = await startSandboxWorld({ timeoutMs: 1_000 });
  paying = await startPayingShop(world.provider);
});
beforeEach(() => {
  world.trouble = 'none';
  reconcile = createReconciler({ ...paying.shop.deps, settle: settlePayment, expire: expirePayment, afterMs: 10_000 });
});
afterAll(async () => {
  await paying.close();
  await world.close();
});

describe('the reconciler', () => {
  it('F7: settles a payment whose shopper never returned and whose webhook was lost', async () => {
    const { checkout, session, paymentId } = await paying.begin();
    world.pay(session, 'authorised');
    await reconcile();
    expect(await checkout.read()).toMatchObject({ state: 'paying' });
    await paying.letPass(11);
    await reconcile();
    expect(await checkout.read()).toMatchObject({
      state: 'placed',
      payment: { state: 'authorised', method: 'scheme' },
    });
    await paying.workOutbox();
    expect(world.ledger(paymentId).captured).toBeGreaterThan(0);
  });

  it.each(['refused', 'cancelled'] as const)('reopens the cart of one that was %s', async (how) => {
    const { checkout, session } = await paying.begin();
    world.pay(session, how);
    await paying.letPass(11);
    await reconcile();
    expect(await checkout.read()).toMatchObject({ state: 'open', payment: { state: how } });
  });

  it('leaves unpaid and pending payments open, and asks again later', async () => {
    const waiting = await paying.begin();
    const pending = await paying.begin('erik');
    world.pay(pending.session, 'pending');
    await paying.letPass(11);
    await reconcile();
    expect(await waiting.checkout.read()).toMatchObject({ state: 'paying', payment: { state: 'started' } });
    expect(await pending.checkout.read()).toMatchObject({ state: 'paying', payment: { state: 'pending' } });
    world.pay(pending.session, 'authorised');
    expect(await reconcile()).toBe(0);
    expect(await reconcile(Date.now() + 3_000)).toBeGreaterThan(0);
    expect(await pending.checkout.read()).toMatchObject({ state: 'placed' });
    await waiting.checkout.tryToGiveUpPayment().expect(200);
  });

  it('closes an overdue session before giving up, so that a late payment becomes an order', async () => {
    const late = await paying.begin();
    const nobody = await paying.begin('erik');
    await paying.letPass(31 * 60);
    world.pay(late.session, 'authorised');
    await reconcile();
    expect(await late.checkout.read()).toMatchObject({ state: 'placed' });
    expect(await nobody.checkout.read()).toMatchObject({ state: 'open', payment: { state: 'expired' } });
    // the session is closed and accepts no payment
    world.pay(nobody.session, 'authorised');
    expect(await world.provider.lookUp(nobody.paymentId, nobody.session)).toMatchObject({ state: 'none' });
  });

  it('ends no payment while the provider is down, and settles within a minute after it recovers', async () => {
    const { checkout, session } = await paying.begin();
    world.pay(session, 'authorised');
    await paying.letPass(31 * 60);
    world.trouble = 'hang';
    let now = Date.now();
    for (let round = 0; round < 8; round += 1) await reconcile((now += 20_000));
    expect(await checkout.read()).toMatchObject({ state: 'paying' });
    world.trouble = 'none';
    await reconcile(now + 20_000);
    expect(await checkout.read()).toMatchObject({ state: 'placed' });
  });
});
