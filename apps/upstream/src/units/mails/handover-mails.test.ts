import { unitBySerial, users } from '@shop/demo-company';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { MailRefusedError } from '../../mail/mailer.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { handoverAskedMail, handoverDecidedMail, type MailedHandover } from './handover-mails.ts';
import { sendHandoverAsked, sendHandoverDecided } from './send-handover-mails.ts';

const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
const settings = { shopUrl: 'https://shop.example', defaultCountry: 'GB' };
const { equipmentId } = unitBySerial(company.units, '30-131-0044');
const mailOf = (name: string) => users.find(({ firstName }) => firstName === name)!.email;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());
beforeEach(() => sent.splice(0));

const deps = (by: Mailer | null = mailer) => ({ db: shop.deps.db, mailer: by, settings });
async function ask(): Promise<string> {
  await shop.call('post', `/units/${equipmentId}/handover`, { as: 'anna', locale: 'sv-se' }).expect(200);
  const pending = shop.deps.db.selectFrom('unit_handover').select('id').where('state', '=', 'pending');
  return (await pending.executeTakeFirstOrThrow()).id;
}

describe('mails of a hand-over', () => {
  it('J2: ask people of the customer who has the unit, and tell the answer in the language of who asked', async () => {
    const id = await ask();
    expect(await sendHandoverAsked(deps(), id)).toBeNull();
    expect(sent.map(({ to }) => to)).toContain(mailOf('Marie'));
    expect(sent.map(({ to }) => to)).not.toContain(mailOf('Anna'));
    expect(sent[0]!.subject).toContain('30-131-0044');
    expect(sent[0]!.text).toMatch(/https:\/\/shop\.example\/[a-z-]+\/portal\/units\//);
    sent.splice(0);
    expect(await sendHandoverDecided(deps(), id)).toBe('there is no such decision');

    const decision = { as: 'marie', body: { isConfirmed: false } };
    await shop.call('post', `/units/handovers/${id}`, decision).expect(200);
    expect(await sendHandoverAsked(deps(), id)).toBe('taken back or decided meanwhile');
    expect(await sendHandoverDecided(deps(), id)).toBeNull();
    expect(sent).toMatchObject([{ to: mailOf('Anna'), subject: 'Enheten 30-131-0044 lämnades inte över' }]);
    expect(sent[0]!.text).toContain(`https://shop.example/sv-se/unit/${equipmentId}`);
    expect(sent[0]!.text).not.toMatch(/Laiterie|Lyon/);
  });

  it('J2: ask whoever registered it alone, and are not repeated to an address that is refused', async () => {
    const { oid } = users.find(({ firstName }) => firstName === 'Marie')!;
    await shop.deps.db
      .updateTable('unit_registration')
      .set({ registered_by: oid })
      .where('equipment_id', '=', equipmentId)
      .execute();
    const id = await ask();
    expect(await sendHandoverAsked(deps(), id)).toBeNull();
    expect(sent.map(({ to }) => to)).toEqual([mailOf('Marie')]);
    const refusing = { ...mailer, send: () => Promise.reject(new MailRefusedError('550')) };
    expect(await sendHandoverAsked(deps(refusing), id)).toMatch(/refuses/);
    expect(await sendHandoverAsked(deps(null), id)).toMatch(/no mail server/);
  });

  it('is complete in every language, without placeholders', () => {
    const handover: MailedHandover = {
      ...{
        locale: 'en-gb',
        name: 'Anna',
        unitName: 'Vadholm GX-050',
        serialNumber: '30-1',
        address: 'https://x.example/u',
      },
      ...{ company: [], sender: 'Vadholm' },
    };
    for (const locale of ['en-us', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs']) {
      const mails = [
        handoverAskedMail({ ...handover, locale }, 'Somebody Ltd'),
        ...(['confirmed', 'refused', 'released'] as const).map((state) =>
          handoverDecidedMail({ ...handover, locale }, state),
        ),
      ];
      for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|asked\.|see:/);
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    }
  });
});
