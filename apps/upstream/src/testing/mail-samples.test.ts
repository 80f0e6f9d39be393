import { mailSamples } from './mail-samples.ts';

const locales = ['en-gb', 'sv-se', 'de-de', 'fr-fr', 'nl-nl', 'pt-br', 'sr-latn-rs'];
const words = (text: string) => text.replaceAll(/https?:\S+|[\d\s.,:;()>-]+/g, ' ');

describe('the mails of upstream', () => {
  it.each(locales)('G4: are whole and in the reader’s language: %s', (locale) => {
    const mails = Object.entries(mailSamples(locale));
    expect(mails.length).toBeGreaterThan(24);
    const english = mailSamples('en-gb');
    for (const [name, { subject, text, html }] of mails) {
      const all = `${name}: ${subject}\n${text}\n${html}`;
      expect(all).not.toMatch(/\{\w+\}|undefined|null|NaN|Invalid Date/);
      expect(all).not.toMatch(/[\u0400-\u04ff]/);
      expect(html).toContain(`<html lang="${new Intl.Locale(locale).toString()}"`);
      // every paragraph of the text is in the HTML too
      const read = (value: string) => value.replaceAll(/&#?\w+;|[^\p{L}]+/gu, '');
      const shown = read(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ''));
      for (const paragraph of text.split('\n'))
        if (!/https?:/.test(paragraph)) expect(shown).toContain(read(paragraph));
      if (locale !== 'en-gb') expect([name, words(subject)]).not.toEqual([name, words(english[name]!.subject)]);
    }
  });

  it('N11: lead to a page of the shop, but for a question to the company itself', () => {
    for (const [name, { text, html }] of Object.entries(mailSamples('de-de'))) {
      const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, address]) => address!);
      expect([name, links.every((link) => link.startsWith('https://shop.example/de-de/'))]).toEqual([name, true]);
      expect([name, links.length > 0, text.includes('https://shop.example/')]).toEqual(
        name === 'order-question' ? [name, false, false] : [name, true, true],
      );
    }
  });

  it('differ in what they are about', () => {
    const subjects = Object.values(mailSamples('en-gb')).map(({ subject, text }) => `${subject}\n${text}`);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});
