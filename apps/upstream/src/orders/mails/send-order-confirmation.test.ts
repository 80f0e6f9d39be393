import type { Mail, Mailer } from '../../mail/mailer.ts';
import { startPayingShop, type PayingShop } from '../../testing/payments/paying-shop.ts';
import type { ProviderWorld } from '../../testing/payments/provider-stand-in.ts';
import { startSandboxWorld } from '../../testing/sandbox-world.ts';
import { sendOrderConfirmation, sendOrderNews } from './send-order-confirmation.ts';

jest.setTimeout(120_000);

const account = 'anna.lindqvist@hamnverket.example';
const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
let world: ProviderWorld;
let paying: PayingShop;
beforeAll(async () => {
  world = await startSandboxWorld({ timeoutMs: 1_000 });
  paying = await startPayingShop(world.provider);
});
beforeEach(() => void sent.splice(0));
afterAll(async () => {
  await paying.close();
  await world.close();
});

/** Placed, then cancelled; its contact names the address of somebody else. */
async function cancelled(): Promise<string> {
  const { checkout, session } = await paying.begin();
  expect(checkout.order.contact!.email).not.toBe(account);
  await checkout.bringBack(world.pay(session, 'authorised'));
  await checkout.try('post', '/cancellation').expect(200);
  return checkout.order.orderId;
}

it('F6: confirmation and news of an order go to the account alone, whatever address its contact names', async () => {
  const orderId = await cancelled();
  await paying.workOutbox({ mailer });
  await paying.letPass(600);
  await paying.workOutbox({ mailer });
  const about = sent.filter(({ id }) => id.startsWith(`order-${orderId}`));
  expect(about.map(({ to, subject }) => `${to}: ${subject.replace(/SO-\d+/, 'n')}`).sort()).toEqual([
    `${account}: Your order n`,
    `${account}: Your order n is cancelled`,
  ]);
});

it('F6: an account without an address gets no mail, and nobody else in its place', async () => {
  const orderId = await cancelled();
  const { db } = paying.shop.deps;
  await db.updateTable('person').set({ email: '' }).where('email', '=', account).execute();
  const deps = { ...paying.jobDeps, mailer };
  for (const send of [sendOrderConfirmation, sendOrderNews]) {
    expect(await send(deps, orderId)).toBe('the account has no e-mail address');
  }
  expect(sent).toEqual([]);
});
