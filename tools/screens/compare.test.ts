import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePictures } from './compare.ts';
import { comparisonPage } from './comparison-page.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a white picture with the given number of black pixels. */
function draw(path: string, { width = 10, height = 10, black = 0 } = {}): void {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let n = 0; n < black; n += 1) picture.data.fill(0, n * 4, n * 4 + 3);
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), PNG.sync.write(picture));
}

const compare = (isPartial = false) =>
  comparePictures(join(folder, 'old'), join(folder, 'new'), { output: join(folder, 'new'), isPartial });

test('a picture is the same, changed, new or gone', () => {
  draw('old/home.png');
  draw('new/home.png');
  draw('old/item.png');
  draw('new/item.png', { black: 5 });
  draw('old/menu.png');
  draw('new/search.png');
  const comparisons = compare();
  expect(comparisons).toEqual([
    { name: 'home', state: 'same', share: 0 },
    { name: 'item', state: 'changed', share: 0.05 },
    { name: 'menu', state: 'gone', share: 1 },
    { name: 'search', state: 'new', share: 1 },
  ]);
  expect(readdirSync(join(folder, 'new/differences'))).toEqual(['item.png']);
  const page = comparisonPage(comparisons, { old: '../old', fresh: '.' });
  expect(page).toContain('1 changed, 1 new, 1 gone, 1 the same');
  expect(page).toContain('src="../old/item.png"');
  expect(page).not.toContain('home.png');
});

test('a page that grew differs in what it gained', () => {
  draw('old/item.png', { height: 10 });
  draw('new/item.png', { height: 20 });
  expect(compare()).toEqual([{ name: 'item', state: 'changed', share: 0.5 }]);
});

test('pictures that were not taken again are not gone', () => {
  draw('old/home.png');
  draw('old/item.png');
  draw('new/item.png');
  expect(compare(true)).toEqual([{ name: 'item', state: 'same', share: 0 }]);
});
