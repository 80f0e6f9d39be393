import { createGaskets } from './gaskets.ts';

const { items, variants } = createGaskets();
const different = (values: unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

test('gaskets of a model that differ in profile, compound or fixing have pictures of their own', () => {
  for (const item of new Set(variants.map(({ genericItemId }) => genericItemId))) {
    const ofItem = variants.filter(({ genericItemId }) => genericItemId === item);
    const looks = ofItem.map(({ attributes: { partType, gasketMaterial, gasketGrade, gasketFixing } }) =>
      // a ring has no clips
      [partType, gasketMaterial, gasketGrade, partType![0] === 'ringGasket' || gasketFixing],
    );
    expect(different(ofItem.map(({ drawing }) => drawing))).toBe(different(looks));
  }
});

test('five thousand gaskets share a few hundred drawings', () => {
  expect(different(variants.map(({ drawing }) => drawing))).toBeLessThan(400);
});

test('the description of gaskets explains every stripe of paint in their pictures, in every language', () => {
  const drawn = new Set(variants.map(({ attributes: { gasketMaterial } }) => gasketMaterial![0]));
  for (const [language, text] of Object.entries(items[0]!.description))
    expect([language, ...[...drawn].filter((material) => !text.includes(` ${material}`))]).toEqual([language]);
  for (const stripe of [
    'blue for NBR',
    'yellow for HNBR',
    'green for EPDM',
    'red for FKM',
    'food grade if it is white',
  ])
    expect(items[0]!.description.en).toContain(stripe);
});
