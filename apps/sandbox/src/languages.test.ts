import { languageFor } from './languages.ts';
import en from './messages/en.json' with { type: 'json' };

const tags = ['sv', 'de', 'fr', 'nl', 'pt-BR', 'sr-Latn'];

describe('the language of a page', () => {
  it.each([
    ['sv', 'sv'],
    ['pt-BR', 'pt-BR'],
    ['sr-Latn-RS', 'sr-Latn'],
    ['nl-BE;q=0.9', 'nl'],
    ['fi fr', 'fr'],
    ['fi-FI,de;q=0.8,en;q=0.5', 'de'],
    ['xx', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for %s is %s', (wished, tag) => expect(languageFor(wished).tag).toBe(tag));

  it.each(tags)('in %s every text is translated', (tag) => {
    const { t } = languageFor(tag);
    const english = languageFor('en').t;
    const unit = { model: '…', material: '…', gasket: '…', plates: '2', min: '1', max: '9', name: '…' };
    const notified = { orderNumber: '…', quoteNumber: '…', supplier: '…', serialNumber: '…', askedBy: '…', day: '…' };
    const values = { password: '…', email: '…', triesLeft: 2, most: 100, amount: '…', ...unit, ...notified };
    // names, and words that are the same in another language
    const same = new Set([
      'company',
      'code',
      'password',
      'continue',
      'configuratorModel',
      'telemetryLabels',
      'state',
      'notifyTitle',
    ]);
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      if (!same.has(key)) expect([key, t(key, values)]).not.toEqual([key, english(key, values)]);
    }
  });
});
