import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '../../mail/mailer.ts';
import {
  quoteAskedMail,
  quoteMailTexts,
  quoteNewsMail,
  quoteRequestedMail,
  type MailedQuote,
  type NewsOffer,
} from './quote-mails.ts';

const quote: MailedQuote = {
  quoteNumber: 'Q300041',
  locale: 'de-de',
  wantedDate: '2026-12-11',
  deliveryPlace: { countryCode: 'DE', zipCode: '20457', city: 'Hamburg' },
  name: 'Anna Lindqvist',
  company: ['Vadholm GmbH', 'Am Sandtorkai 3, 20457 Hamburg'],
  lines: [{ name: 'Dichtung & Ring', articleNumber: 'GX050GCHNBR', quantity: 1_200 }],
  address: 'https://shop.example/de-de/portal/quoterequests/Q300041?companyId=-x&y',
  sender: 'Vadholm',
};
const asked = { reference: 'Werft <3>', partners: ['Becker Kältetechnik GmbH', 'Lausitzer „Spreewerk“ & Co'] };
const offer: NewsOffer = {
  partner: 'Becker Kältetechnik GmbH',
  customer: 'Hamnverket Service AB',
  last: {
    total: 1_299_00,
    currency: 'EUR',
    validUntil: '2026-12-04',
    terms: { freight: 'amount', freightAmount: 45_00, incoterm: 'DAP', place: 'Hamburg' },
  },
};
type Kind = Parameters<typeof quoteNewsMail>[1]['news'][number]['kind'];
const told = (side: 'customer' | 'partner', ...kinds: Kind[]) => ({
  ...{ side, offer },
  news: kinds.map((kind) => ({ kind, text: kind === 'ordered' || kind === 'cancelled' ? 'SO-412' : '' })),
});
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('mails about a quote request', () => {
  it('G4: tell the customer in their language what was sent, and to whom', () => {
    const { subject, text, html } = quoteRequestedMail(quote, asked);
    expect(subject).toBe('Ihre Angebotsanfrage Q300041');
    expect(plain(text)).toBe(
      [
        'Guten Tag Anna Lindqvist,',
        'wir haben Ihre Angebotsanfrage weitergegeben. Sie erhalten eine Nachricht, sobald ein Angebot vorliegt.',
        'Angebotsanfrage: Q300041\nIhr Zeichen: Werft <3>\nAngefragt bei: Becker Kältetechnik GmbH; Lausitzer „Spreewerk“ & Co\nGewünscht bis: 11. Dezember 2026\nLieferort: 20457 Hamburg, Deutschland',
        'Artikel:\n1.200 × Dichtung & Ring (GX050GCHNBR)',
        `Angebotsanfrage ansehen: ${quote.address}`,
        'Stimmt etwas nicht? Antworten Sie auf diese Nachricht und nennen Sie die Nummer Ihrer Anfrage.',
        'Vadholm\nVadholm GmbH\nAm Sandtorkai 3, 20457 Hamburg',
      ].join('\n\n'),
    );
    expect(html).toContain('href="https://shop.example/de-de/portal/quoterequests/Q300041?companyId=-x&amp;y"');
    expect(html).toContain('Werft &lt;3&gt;');
  });

  it('G4: name the offering partner, total and end date, and that only a revision is valid', () => {
    const lines = [{ name: 'Ring', articleNumber: 'R1', quantity: 3, price: '1.299,00 €' }];
    const first = quoteNewsMail({ ...quote, lines }, told('customer', 'offered'));
    expect(first.subject).toBe('Angebot zu Ihrer Anfrage Q300041');
    expect(plain(first.text)).toContain(
      [
        'Lieferant: Becker Kältetechnik GmbH',
        'Lieferbedingungen: DAP Hamburg',
        'Fracht: 45,00 €',
        'Gesamtbetrag: 1.299,00 € (zzgl. MwSt., mit Fracht)',
        'Gültig bis einschließlich: 4. Dezember 2026',
      ].join('\n'),
    );
    expect(first.text).toContain('3 × Ring (R1): 1.299,00 €');
    const second = quoteNewsMail(quote, told('customer', 'revised'));
    expect(second.subject).toBe('Überarbeitetes Angebot zu Ihrer Anfrage Q300041');
    expect(second.text).toContain('Es gilt nur noch das neue.');
  });

  it('G4: tell in one mail what happened since the last, what people wrote apart from our own words', () => {
    const message = { kind: 'message' as const, text: 'Anna: Welcher Werkstoff?\n\nGesamtbetrag: 0' };
    const mail = quoteNewsMail(quote, { ...told('partner'), news: [message, { kind: 'accepted', text: '' }] });
    expect(mail.subject).toBe('Ihr Angebot ist angenommen: Q300041');
    expect(mail.text).toContain('Hamnverket Service AB hat Ihnen geschrieben. Hamnverket Service AB hat Ihr Angebot');
    expect(mail.text).toContain('> Anna: Welcher Werkstoff?\n> \n> Gesamtbetrag: 0');
    expect(mail.html).toContain('<blockquote');
  });

  it('G4: write a colon as the language does', () => {
    const french = plain(quoteRequestedMail({ ...quote, locale: 'fr-fr' }, asked).text);
    expect(french).toContain('Demande de devis : Q300041\nVotre référence : Werft <3>');
    expect(french).toContain('Articles :\n');
    expect(plain(quoteRequestedMail(quote, asked).text)).toContain('Angebotsanfrage: Q300041');
  });

  it('G4: give a location the company name of the customer, if there is one', () => {
    const { subject, text } = quoteAskedMail(quote, { company: 'Hamnverket Service AB' });
    expect(subject).toBe('Neue Angebotsanfrage Q300041');
    expect(text).toContain('Kunde: Hamnverket Service AB');
    expect(quoteAskedMail(quote, { company: '' }).text).not.toContain('Kunde:');
  });

  it('G4: show user input unchanged, never as HTML or as lines of our own', () => {
    const evil = { name: '<img src=x>\r\n\r\nGesamtbetrag: 0', articleNumber: 'X', quantity: 1 };
    const partners = ['Becker\r\nBcc: evil@mail.example'];
    const { subject, text, html } = quoteRequestedMail({ ...quote, lines: [evil] }, { ...asked, partners });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('1 × <img src=x> Gesamtbetrag: 0 (X)');
    expect(text).not.toMatch(/^(Gesamtbetrag|Bcc)/m);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img');
  });

  it('G4: cannot get more recipients or headers through user input', async () => {
    const received: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Vadholm <orders@shop.example>' });
    const evil = { ...quote, quoteNumber: 'Q1\r\nBcc: evil@mail.example\r\n\r\nbody' };
    const partner = 'B\r\nBcc: evil@mail.example';
    const mail = quoteNewsMail(evil, { ...told('customer', 'offered'), offer: { ...offer, partner } });
    await mailer.send({ ...mail, to: 'anna@mail.example', id: 'offer-1-1', attachments: [] });
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
    expect(received).toHaveLength(1);
    expect(received[0]!.to).toEqual(['anna@mail.example']);
    const [headers] = received[0]!.text.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toContain('Message-ID: <offer-1-1@shop.example>');
  });

  it('G4: are complete in every language, without placeholders', () => {
    for (const locale of ['en-gb', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs']) {
      for (const address of [quote.address, null]) {
        const of = { ...quote, locale, address };
        const mails = [
          quoteRequestedMail(of, asked),
          quoteRequestedMail({ ...of, wantedDate: null }, { ...asked, reference: '' }),
          quoteAskedMail(of, { company: 'A' }),
          ...(['offered', 'revised', 'message', 'declined', 'ending', 'notOrdered'] as const).map((kind) =>
            quoteNewsMail(of, told('customer', kind)),
          ),
          ...(['message', 'accepted', 'ordered', 'declined', 'withdrawn', 'askedAgain', 'cancelled'] as const).map(
            (kind) => quoteNewsMail(of, told('partner', kind)),
          ),
        ];
        const all = mails.map(({ subject, text, html }) => `${subject}${text}${html}`).join('');
        expect(all).not.toMatch(/\{\w+\}|undefined|null/);
        expect(all).toContain(quoteMailTexts(locale)('sent'));
        expect(all).not.toMatch(/[\u0400-\u04ff]/);
        if (locale !== 'en-gb') expect(all).not.toContain(quoteMailTexts('en')('sent'));
      }
    }
  });

  it('G4: list the first hundred lines of a long request, and how many more there are', () => {
    const lines = Array.from({ length: 500 }, (_, n) => ({ name: 'Ring', articleNumber: `N${n}`, quantity: 1 }));
    const { text, html } = quoteRequestedMail({ ...quote, lines }, asked);
    for (const shown of [text, html]) {
      expect(shown).toContain('N99');
      expect(shown).not.toContain('N100');
      expect(shown).toContain('und 400 weitere Positionen: Alle stehen auf der Seite der Anfrage');
    }
  });
});
