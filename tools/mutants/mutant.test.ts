import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { findSources, locateMutant, mutate, type Mutant } from './mutant.ts';
import { mutants } from './mutant-list.ts';

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
  replacement: '',
  tests: ['a.test.ts'],
};
const locate = (change: Partial<Mutant>) => locateMutant({ ...frozen, ...change }, top, findSources(top));

describe('a mutant', () => {
  it('finds its code in one source of its folder, with any line breaks, and not in tests', () => {
    expect(locate({})).toMatchObject({ file: 'libs/cart/src/a.ts', testFiles: ['libs/cart/src/a.test.ts'] });
    expect(mutate(sources['libs/cart/src/a.ts']!, frozen)).toBe('\n');
    expect(mutate('a($1)', { code: 'a($1)', replacement: "b('$&')" })).toBe("b('$&')");
  });

  it('is refused if its code is missing or occurs twice, or its test is missing', () => {
    expect(() => locate({ code: 'if (isThawed)' })).toThrow('frozen: no source in libs/cart contains if (isThawed)');
    expect(() => locate({ code: 'x();' })).toThrow('frozen: sources in libs/cart contain 2 times x();');
    expect(() => locate({ tests: ['b.test.ts'] })).toThrow('frozen: there is no test b.test.ts');
  });
});

describe('the list of mutants', () => {
  const files = findSources(root);

  it.each(mutants)('$name applies to the code', (mutant) => {
    expect(() => locateMutant(mutant, root, files)).not.toThrow();
  });

  it('has unique names and changes', () => {
    const names = mutants.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const changes = mutants.map(({ folder, code, replacement }) => `${folder}: ${code} → ${replacement}`);
    expect(changes.filter((change, at) => changes.indexOf(change) !== at)).toEqual([]);
  });

  it('changes something, and names tests', () => {
    const useless = mutants.filter(({ code, replacement, tests }) => code === replacement || tests.length === 0);
    expect(useless).toEqual([]);
  });
});
