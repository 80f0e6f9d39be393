import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { createDemoCompany } from '../create-demo-company.ts';

const font = (name: string) =>
  readFileSync(join(__dirname, '../../../../apps/upstream/src/paper/pdf/fonts', `archivo-${name}.ttf`));
const fonts = { regular: font('regular'), semibold: font('semibold') };

const { documents } = createDemoCompany();

/** Characters in the font's ToUnicode table, which viewers use for copying and searching. */
function writtenCharacters(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const codes = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4})>(?=[\s\]])/g)].map(([, code]) => parseInt(code!, 16)));
  return String.fromCodePoint(...codes);
}

describe('documents of the catalogue', () => {
  it('are small tagged files with language and title', async () => {
    for (const document of documents) {
      const file = Buffer.from(await document.body(fonts));
      const text = file.toString('latin1');
      expect(text.startsWith('%PDF-1.7')).toBe(true);
      expect(text).toContain('/StructTreeRoot');
      expect(text).toContain('/Marked true');
      expect(text.includes('/Lang')).toBe(document.language !== null);
      expect(file.length).toBeGreaterThan(2_000);
      expect(file.length).toBeLessThan(40_000);
    }
  });

  it('print the characters of every language', async () => {
    const letters: Record<string, string> = {
      sv: 'åäö',
      de: 'äöü',
      fr: 'éèà',
      nl: 'ijv',
      'pt-BR': 'çãõ',
      'sr-Latn': 'šđčćž',
    };
    for (const [language, expected] of Object.entries(letters)) {
      const manual = documents.find((document) => document.kind === 'manual' && document.language === language)!;
      const written = writtenCharacters(await manual.body(fonts));
      expect([language, [...expected].filter((letter) => !written.includes(letter))]).toEqual([language, []]);
    }
  });

  it('are identical each time they are generated', async () => {
    const document = documents.find(({ kind }) => kind === 'dataSheet')!;
    expect(Buffer.from(await document.body(fonts)).equals(Buffer.from(await document.body(fonts)))).toBe(true);
  });
});
