import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from './mutant-list.ts';
import { mutated, placeOf, type Mutant } from './mutant.ts';

const top = mkdtempSync(join(tmpdir(), 'mutants-'));
const sources: Record<string, string> = {
  'libs/cart/src/a.ts': 'if (isFrozen) {\n  throw frozen();\n}\n',
  'libs/cart/src/b.ts': 'x();\nx();\n',
  'libs/cart/src/a.test.ts': 'if (isFrozen) { throw frozen(); }',
  'libs/shell/src/c.ts': 'if (isFrozen) { throw frozen(); }',
};
for (const [file, text] of Object.entries(sources)) {
  mkdirSync(join(top, file, '..'), { recursive: true });
  writeFileSync(join(top, file), text);
}
afterAll(() => rmSync(top, { recursive: true }));

const frozen: Mutant = {
  name: 'frozen',
  promise: 'D5',
  folder: 'libs/cart',
  code: 'if (isFrozen) { throw frozen(); }',
  by: '',
  tests: ['a.test.ts'],
};
const place = (change: Partial<Mutant>) => placeOf({ ...frozen, ...change }, top, Object.keys(sources));

describe('a mutant', () => {
  it('finds its code in one source of its folder, however it is broken into lines, and not in tests', () => {
    expect(place({})).toMatchObject({ file: 'libs/cart/src/a.ts', testFiles: ['libs/cart/src/a.test.ts'] });
    expect(mutated(sources['libs/cart/src/a.ts']!, frozen)).toBe('\n');
    expect(mutated('a($1)', { code: 'a($1)', by: "b('$&')" })).toBe("b('$&')");
  });

  it('is refused when its code stands nowhere, or twice, or nobody tests it', () => {
    expect(() => place({ code: 'if (isThawed)' })).toThrow('no source in libs/cart says: if (isThawed)');
    expect(() => place({ code: 'x();' })).toThrow('this stands at 2 places: x();');
    expect(() => place({ tests: ['b.test.ts'] })).toThrow('there is no test b.test.ts');
  });
});

describe('the list of mutants', () => {
  it('has sixty or more, each with a name and a code of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    for (const key of ['name', 'code'] as const) {
      const all = mutants.map((mutant) => `${mutant[key]} ${key === 'code' ? mutant.folder + mutant.by : ''}`);
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('changes something, and names tests', () => {
    expect(mutants.filter(({ code, by, tests }) => code === by || tests.length === 0)).toEqual([]);
  });
});
