import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = __dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;

describe('texts of the error page', () => {
  it('N7: exist in all seven languages', () => {
    expect(files.sort()).toEqual(['de.json', 'en.json', 'fr.json', 'nl.json', 'pt.json', 'sr.json', 'sv.json']);
    for (const name of files) {
      expect(Object.keys(read(name))).toEqual(Object.keys(read('en.json')));
      expect(Object.values(read(name)).every((text) => text.trim() !== '')).toBe(true);
    }
  });
});
