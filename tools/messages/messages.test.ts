import { compileMessages, messageArguments, pluralErrors } from './compile-messages.mjs';
import { argumentTypes, messageTypes } from './message-types.mjs';
import { pseudoMessages } from './pseudo-messages.mjs';

const hits = '{count, plural, one {# hit for <b>{query}</b>} other {# hits for <b>{query}</b>}}';

describe('messages', () => {
  it('are compiled to the form that the Lingui runtime reads', () => {
    expect(compileMessages({ greeting: 'Hello {name}' }, 'en')).toEqual({ greeting: ['Hello ', ['name']] });
  });

  it('throw an error with the language and every invalid key', () => {
    expect(() => compileMessages({ good: 'a', open: 'Hello {name', empty: '' }, 'de')).toThrow(
      /in de [\s\S]*open: [\s\S]*empty: /,
    );
  });

  it('have the same arguments and tags in any word order', () => {
    expect(messageArguments(hits)).toEqual(['</b>', '<b>', 'count:plural', 'query:value']);
  });

  it('have TypeScript types for their arguments', () => {
    expect(argumentTypes(hits)).toEqual({ count: 'number', query: 'string', '<b>': `'part'` });
    expect(argumentTypes('{at, date} {of, number} {n, selectordinal, other {#th of {name}}}')).toEqual({
      at: 'Date',
      n: 'number',
      name: 'string',
      of: 'number',
    });
    expect(argumentTypes('{way, select, air {Plane} sea {Ship} other {{way}}}')).toEqual({ way: 'string' });
    expect(messageTypes({ title: 'Cart', greeting: 'Hello {name}' })).toMatch(
      /interface MessageArguments \{\s*'greeting': \{ 'name': string \};\s*\}\s*$/,
    );
  });

  it('need exactly the plural forms of their language', () => {
    expect(pluralErrors(hits, 'en')).toEqual([]);
    expect(pluralErrors(hits, 'sr')).toEqual(['count lacks "few"']);
    expect(pluralErrors('{n, plural, one {#} few {#} other {#}}', 'de')).toEqual([
      'n has "few", which de does not know',
    ]);
  });
});

describe('N7: the pseudo-locale en-xa', () => {
  it('is accented and at least a third longer, with arguments, plurals and tags untouched', () => {
    const text = 'Find heat exchangers, spare parts and service kits';
    const { long, hits: pseudoHits } = pseudoMessages({ long: text, hits }, 'en-xa');
    expect(long!.length).toBeGreaterThan(text.length * 1.3);
    expect(long).not.toMatch(/[a-z]/i);
    expect(messageArguments(pseudoHits!)).toEqual(messageArguments(hits));
    expect(pluralErrors(pseudoHits!, 'en-xa')).toEqual([]);
  });

  it('keeps quoted braces and apostrophes', () => {
    const { quoted } = compileMessages(pseudoMessages({ quoted: "Don''t write '{name}'" }, 'en-xa'), 'en-xa');
    expect(quoted).toEqual([expect.stringMatching(/^Ð.*'.* \{name\}/)]);
  });

  it('en-xb has the English texts, each isolated from the direction of the page', () => {
    expect(pseudoMessages({ a: 'Home' }, 'en-xb')).toEqual({ a: '\u2068Home\u2069' });
  });
});
