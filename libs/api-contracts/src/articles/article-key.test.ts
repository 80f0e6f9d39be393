import fc from 'fast-check';
import { articleKeyOf } from './article-key.ts';

test.each([
  ['Ø25-100', 'Ø25100'],
  ['25-100', '25100'],
  ['Ж-12', 'Ж12'],
  ['gx-050 061', 'GX050061'],
  ['É-7.5', 'E75'],
  ['– / –', ''],
])('E4: %s has the key %s', (articleNumber, key) => {
  expect(articleKeyOf(articleNumber)).toBe(key);
});

const character = fc.constantFrom(...'ABXZØÅÉÑЖЩΩΔŠĐ0123456789');
const separator = fc.constantFrom('', '-', ' ', '.', '/', '\u00a0', '–');

test('E4: keys ignore hyphens, blanks, dots and case, and keep letters of any script', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(character, separator, fc.boolean()), { minLength: 1, maxLength: 12 }), (parts) => {
      const plain = parts.map(([one]) => one).join('');
      const written = parts.map(([one, mark, isSmall]) => (isSmall ? one.toLowerCase() : one) + mark).join('');
      expect(articleKeyOf(written)).toBe(articleKeyOf(plain));
      expect([...articleKeyOf(plain)]).toHaveLength(parts.length);
    }),
  );
});
