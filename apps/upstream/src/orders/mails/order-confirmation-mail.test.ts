import { warehouse } from '@shop/commerce-model';
import {
  confirmationTexts,
  orderConfirmationMail,
  orderNewsMail,
  type ConfirmedOrder,
} from './order-confirmation-mail.ts';

const order: ConfirmedOrder = {
  orderNumber: '240118',
  locale: 'de-de',
  reference: 'B-77 <b>',
  placedBy: 'Anna Lindqvist',
  lines: [{ name: 'Dichtung & Ring', articleNumber: 'GX050GCHNBR', quantity: 1_200, total: 1_091_60 }],
  addresses: [{ heading: 'Lieferadresse', lines: ['Hamnverket Service AB', 'Am Kai 4'] }],
  sums: [['Waren', '1.091,60']],
  details: [
    ['Ihre USt-IdNr.', 'DE900001800'],
    ['Lieferant', 'Becker Kältetechnik GmbH'],
  ],
  company: ['Vadholm', 'Am Sandtorkai 3, 20457 Hamburg'],
  total: 1_299_00,
  tax: 207_40,
  currency: 'EUR',
  method: 'scheme',
  freight: { incoterm: 'DAP', deliveryDate: '2026-12-03' },
  address: 'https://shop.example/de-de/portal/orders/1?companyId=-x&y',
  sender: 'Vadholm',
};

describe('the mail that confirms an order', () => {
  it('states in the language of the order what was ordered, its price and delivery', () => {
    const { subject, text } = orderConfirmationMail(order);
    expect(subject).toBe('Ihre Bestellung 240118');
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      [
        'Guten Tag Anna Lindqvist,',
        'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen und wird vorbereitet.',
        'Auftragsnummer: 240118\nIhre Bestellnummer: B-77 <b>\nIhre USt-IdNr.: DE900001800\nLieferant: Becker Kältetechnik GmbH\nGesamtbetrag: 1.299,00 € (inkl. MwSt.)\nVoraussichtliche Lieferung: 3. Dezember 2026\nMit Karte bezahlt',
        'Artikel:\n1.200 × Dichtung & Ring (GX050GCHNBR): 1.091,60 €',
        'Waren: 1.091,60',
        'Lieferadresse:\nHamnverket Service AB\nAm Kai 4',
        'Die Auftragsbestätigung ist als PDF angehängt.',
        'Bestellung ansehen: https://shop.example/de-de/portal/orders/1?companyId=-x&y',
        'Stimmt etwas nicht? Antworten Sie auf diese Nachricht und nennen Sie Ihre Auftragsnummer.',
        'Vadholm\nAm Sandtorkai 3, 20457 Hamburg',
      ].join('\n\n'),
    );
  });

  it('says where and when an order is collected, in every mail about it', () => {
    const collected = {
      ...order,
      locale: 'en-gb',
      freight: { incoterm: 'EXW', deliveryDate: '2026-12-03', collectFrom: warehouse },
    } as const;
    for (const { text, html } of [
      orderConfirmationMail(collected),
      orderNewsMail(collected, [{ kind: 'changed', text: '' }]),
    ]) {
      expect(text).toContain('Ready for collection from: 3 December 2026');
      expect(text).toContain(
        'Collect at: Vadholm Värmeöverföring AB, Gjutarevägen 14, 211 24 Malmö, Sweden; Monday to Friday, 07:30 to 16:00 local time, not on public holidays',
      );
      expect(html).toContain('Gjutarevägen 14');
    }
  });

  it('names the day of each line once the supplier has confirmed them', () => {
    const confirmed = {
      ...order,
      lines: [
        { ...order.lines[0]!, promisedDate: '2026-12-03' },
        { ...order.lines[0]!, name: 'Mutter', quantity: 8, promisedDate: '2027-01-11' },
      ],
    };
    const { text } = orderNewsMail(confirmed, [{ kind: 'changed', text: '' }]);
    expect(text).toContain('> 1.200 × Dichtung & Ring (GX050GCHNBR): 3. Dezember 2026');
    expect(text).toContain('> 8 × Mutter (GX050GCHNBR): 11. Januar 2027');
    expect(orderNewsMail(confirmed, [{ kind: 'shipped', text: '' }]).text).not.toContain('11. Januar 2027');
  });

  it('tells afterwards in one mail what happened, with carrier and tracking number', () => {
    const news = [
      { kind: 'changed', text: '' },
      { kind: 'shipped', text: 'Spedition Nord, SN 1' },
      { kind: 'shipped', text: 'Spedition Nord, SN 2' },
    ] as const;
    const { subject, text } = orderNewsMail(order, [...news]);
    expect(subject).toBe('Ihre Bestellung 240118 ist unterwegs');
    expect(text).toContain('> Spedition und Sendungsnummer: Spedition Nord, SN 2');
    expect(text.match(/wurde versandt/g)).toHaveLength(1);
    expect(text).toContain('der Lieferant hat bestätigt');
  });

  it('shows user input unchanged, never as HTML', () => {
    const { html } = orderConfirmationMail({
      ...order,
      lines: [{ ...order.lines[0]!, name: '<img src=x onerror=1>' }],
    });
    expect(html).toContain('<html lang="de-DE">');
    expect(html).toContain('B-77 &lt;b&gt;');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://shop.example/de-de/portal/orders/1?companyId=-x&amp;y"');
  });

  it('is complete in every language, without placeholders', () => {
    for (const locale of ['en-gb', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs']) {
      const collected = { incoterm: 'EXW', deliveryDate: '2026-12-03', collectFrom: warehouse } as const;
      for (const more of [
        {},
        { freight: collected, method: 'account', tax: 0 },
        { method: 'paypal', address: null },
      ] as const) {
        const { subject, text, html } = orderConfirmationMail({ ...order, locale, ...more });
        expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|null/);
        expect(text).toContain(confirmationTexts(locale)('thanks'));
        if (locale !== 'en-gb') expect(text).not.toContain(confirmationTexts('en')('thanks'));
      }
    }
    for (const locale of ['en-gb', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs']) {
      for (const kind of ['changed', 'shipped', 'cancelled', 'complaint'] as const) {
        const { subject, text } = orderNewsMail({ ...order, locale }, [{ kind, text: 'CL-100' }]);
        expect(subject).toContain('240118');
        expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined|null/);
        expect(text.includes('CL-100')).toBe(kind === 'shipped' || kind === 'complaint');
      }
    }
    const serbian = orderConfirmationMail({ ...order, locale: 'sr-latn-rs' });
    // in Latin script, including dates
    expect(`${serbian.text}${serbian.html}`).not.toMatch(/[\u0400-\u04ff]/);
  });

  it('lists the first hundred lines of a long order, how many more there are, and where', () => {
    const lines = Array.from({ length: 500 }, (_, n) => ({
      ...{ name: 'Kanaldichtung, FPM, für GX-100 in Überlänge', articleNumber: `N${n}`, quantity: 1, total: 100 },
    }));
    const { text, html } = orderConfirmationMail({ ...order, lines });
    for (const mail of [text, html]) {
      expect(mail).toContain('N99');
      expect(mail).not.toContain('N100');
      expect(mail).toContain('und 400 weitere Positionen: Alle stehen im angehängten PDF');
    }
    // longer ones are cut by mail programs
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    // what is told later comes without the PDF
    expect(orderNewsMail({ ...order, lines }, [{ kind: 'shipped', text: '' }]).text).toContain(
      'und 400 weitere Positionen: Alle stehen auf der Seite der Bestellung',
    );
    expect(orderConfirmationMail({ ...order, lines: lines.slice(0, 100) }).html).not.toContain('weitere Position');
  });

  it('has a space before colons in French, nowhere else', () => {
    const { text } = orderConfirmationMail({ ...order, locale: 'fr-fr' });
    expect(text).toContain('Total\u00a0: ');
    expect(text).toContain('Articles\u00a0:\n');
    expect(text).toContain('(GX050GCHNBR)\u00a0: ');
    expect(text).toContain('Lieferadresse\u00a0:\n');
    expect(orderConfirmationMail({ ...order, locale: 'nl-nl' }).text).not.toMatch(/\s:/);
  });
});
