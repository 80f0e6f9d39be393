import { readPartOfUnit } from './part-of-unit.ts';

it.each([
  ['SN 30-114-0021 pos 12', ['serial', '30-114-0021', 12, '']],
  ['sn: 30 114 0021, Pos. 12', ['serial', '30 114 0021', 12, '']],
  ['S/N 30-114-0021 position 12 x 4', ['serial', '30-114-0021', 12, '4']],
  ['Serial no. 30-114-0021 poz. 3;  59', ['serial', '30-114-0021', 3, '59']],
  ['30-114-0021 pos 12\t4', ['any', '30-114-0021', 12, '4']],
  ['2 x SN 30-114-0021 pos 12', ['serial', '30-114-0021', 12, '2']],
  ['SN 30-114-0021 pos 12 ca. 5', ['serial', '30-114-0021', 12, 'ca. 5']],
  ['tag T-4711 pos 1', ['tag', 'T-4711', 1, '']],
  ['unit AB12CD34EF pos 1', ['unit', 'AB12CD34EF', 1, '']],
  ['SN 30-114-0021', ['serial', '30-114-0021', null, '']],
  ['SN 30-114-0021 x 3', ['serial', '30-114-0021', null, '3']],
  ['tag T-4711; 3', ['tag', 'T-4711', null, '3']],
  ['https://shop.example/i/30-114-0021', ['any', '30-114-0021', null, '']],
  ['https://shop.example/i/T%2D4711 pos 7 x 2', ['any', 'T-4711', 7, '2']],
])('J4: %s names a part of a machine', (written, [kind, code, position, quantity]) => {
  expect(readPartOfUnit(written)).toMatchObject({ kind, code, position, quantity });
});

it.each([
  ['GX-050-GC-NBR 4'],
  ['SN200'],
  ['Serial numbers pos'],
  ['unit of measure'],
  ['pos 12'],
  ['SN 30-114-0021 pos 12a'],
  ['SN 30-114-0021 pos 99999'],
  ['https://elsewhere.example/30-114-0021'],
  ['javascript:alert(1) pos 3'],
  [`SN ${'1'.repeat(60)} pos 1`],
  [`SN ${'1 '.repeat(200)}pos 1`],
  [''],
])('J4: %s does not', (written) => {
  expect(readPartOfUnit(written)).toBeNull();
});

it('J4: the text without its quantity is read the same', () => {
  const { text } = readPartOfUnit('2 x SN 30-114-0021 pos 12; 4')!;
  expect(text).toBe('SN 30-114-0021 pos 12');
  expect(readPartOfUnit(text)).toMatchObject({ code: '30-114-0021', position: 12, quantity: '' });
});
