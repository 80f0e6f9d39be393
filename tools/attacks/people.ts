import { setTimeout as sleep } from 'node:timers/promises';
import { anyCart, signIn, type Attack } from './attack.ts';

const stranger = 'stranger@elsewhere.example';
const link = 'https://pay.elsewhere.example/now';
const mailMs = 4_000;

export const mailRelay: Attack = {
  name: 'a private person has mails with a link sent to a stranger',
  foundBefore: '24 mails from 12 requests in 9 s',
  async run(scene) {
    const noah = await signIn(scene, 'noah.evans@mail.example');
    for (let n = 0; n < 6; n += 1) {
      const item = { genericItemId: 'GGX050', commercialItemId: 'GX050GCHNBR', categoryId: 'gaskets' };
      const added = await noah.call('POST', `/cart/${anyCart()}/add`, {
        body: { cartItemId: item, quantity: 4, action: 'RequestQuote' },
      });
      if (added.status !== 200) return `the attack does not get through: ${added.status}`;
      const cartId = (added.body as { id?: string } | null)?.id;
      const begun = await noah.call('POST', '/quote/begin-checkout', { body: { cartId } });
      const groups = (begun.body as { groups?: { quoteGroupKey: string; locations: { id: string }[] }[] }).groups ?? [];
      for (const { quoteGroupKey, locations } of groups) {
        await noah.call('PUT', `/quote/groups/${quoteGroupKey}`, {
          body: { cartId, selectedPartnerLocationId: locations[0]!.id },
        });
      }
      await noah.call('POST', '/quote', {
        body: {
          cartId,
          quoteGroupKeys: groups.map(({ quoteGroupKey }) => quoteGroupKey),
          contact: {
            firstName: 'Pay',
            lastName: 'Now',
            companyName: '',
            email: stranger,
            phoneNumber: '+44 114 496 0124',
            reference: link,
          },
          text: null,
          wantedDate: null,
          timeZone: 'Europe/London',
          lines: [],
        },
      });
    }
    await noah.close();
    await sleep(mailMs);
    const box = await fetch(`${scene.stack.mailUrl}.json?${new URLSearchParams({ to: stranger })}`);
    const mails = (await box.json()) as unknown[];
    const withLink = mails.filter((mail) => JSON.stringify(mail).includes(link));
    if (withLink.length > 0) return `${withLink.length} mails with the link reached the stranger`;
    return mails.length > 1 ? `${mails.length} mails reached the stranger` : null;
  },
};

export const ownTaxExemption: Attack = {
  name: 'a certificate of 15 bytes that expires in the year 9999',
  foundBefore: 'no tax on the next order',
  async run(scene) {
    const sam = await signIn(scene, 'sam.carter@lakeside-brewing.example', 'en-us');
    const before = (await sam.call('GET', '/taxexempts')).body as { id: string; state: string }[];
    const file = { name: 'c.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    const query = { stateCode: 'TX', expiryDate: '9999-12-31' };
    const answer = await sam.call('POST', '/taxexempts', { query, file });
    const after = (await sam.call('GET', '/taxexempts', { query: { validOnly: 'true' } })).body as { id: string }[];
    await sam.close();
    const own = after.filter(({ id }) => !before.some((one) => one.id === id));
    return own.length > 0 ? `accepted at once (${answer.status})` : null;
  },
};
