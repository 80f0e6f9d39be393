import { compileMessages, messageArguments, pluralErrors } from './compile-messages.mjs';
import { argumentTypes, messageTypes } from './message-types.mjs';
import { pseudoMessages } from './pseudo-messages.mjs';

const hits = '{count, plural, one {# hit for <b>{query}</b>} other {# hits for <b>{query}</b>}}';

describe('messages', () => {
  it('become what the Lingui runtime reads', () => {
    expect(compileMessages({ greeting: 'Hello {name}' }, 'en')).toEqual({ greeting: ['Hello ', ['name']] });
  });

  it('name the language and every invalid key when one cannot be read', () => {
    expect(() => compileMessages({ good: 'a', open: 'Hello {name', empty: '' }, 'de')).toThrow(
      /in de [\s\S]*open: [\s\S]*empty: /,
    );
  });

  it('show their arguments and tags, whatever the language order', () => {
    expect(messageArguments(hits)).toEqual(['</b>', '<b>', 'count:plural', 'query:value']);
  });

  it('say in types what they are filled with', () => {
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

  it('need the plural forms of their language and no others', () => {
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

  it('keeps quoted braces and apostrophes as they are', () => {
    const { quoted } = compileMessages(pseudoMessages({ quoted: "Don''t write '{name}'" }, 'en-xa'), 'en-xa');
    expect(quoted).toEqual([expect.stringMatching(/^Ð.*'.* \{name\}/)]);
  });

  it('en-xb has the English texts', () => {
    expect(pseudoMessages({ a: 'Home' }, 'en-xb')).toEqual({ a: 'Home' });
  });
});
