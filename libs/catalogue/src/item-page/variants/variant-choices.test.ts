import type { Item } from '@shop/api-contracts';
import { buildItem } from '@shop/api-contracts/testing';
import { variantChoices } from './variant-choices.ts';

const columns = [
  { id: 'gasket', name: 'Gasket', type: 'text' as const, unit: null },
  { id: 'plates', name: 'Plates', type: 'number' as const, unit: 'C62' },
];
const variant = (id: string, gasket: string, plates: number) => ({
  commercialItemId: id,
  slug: id,
  articleNumber: id,
  values: [gasket, plates],
});
const item = (current: string, variants: Item['variants']) =>
  buildItem({ commercialItemId: current, variantAttributes: columns, variants });

const four = [
  variant('N31', 'NBR', 31),
  variant('N61', 'NBR', 61),
  variant('E61', 'EPDM', 61),
  variant('N101', 'NBR', 101),
];

test('an available combination leads to exactly that variant', () => {
  const [, plates] = variantChoices(item('N31', four));
  expect(plates!.options.map(({ value, variant: to, changes }) => [value, to.commercialItemId, changes])).toEqual([
    [31, 'N31', []],
    [61, 'N61', []],
    [101, 'N101', []],
  ]);
});

test('an unavailable combination leads to the nearest variant and names what else changes', () => {
  const [gasket] = variantChoices(item('N31', four));
  expect(gasket!.options[1]).toMatchObject({
    value: 'EPDM',
    variant: { commercialItemId: 'E61' },
    current: false,
    changes: ['Plates'],
  });
});

test('among equally different variants the closest figure wins', () => {
  const [gasket] = variantChoices(
    item('N61', [variant('N61', 'NBR', 61), variant('E301', 'EPDM', 301), variant('E91', 'EPDM', 91)]),
  );
  expect(gasket!.options[1]!.variant.commercialItemId).toBe('E91');
});

test('figures are sorted by value, whatever the order of the variants', () => {
  const [plates] = variantChoices(item('a', [variant('a', 'NBR', 101), variant('b', 'NBR', 31)]));
  expect(plates!.options.map(({ value }) => value)).toEqual([31, 101]);
});

test('attributes that all variants share are no choice', () => {
  expect(variantChoices(item('N31', [four[0]!, four[1]!])).map(({ column }) => column.id)).toEqual(['plates']);
  expect(variantChoices(item('N31', [four[0]!]))).toEqual([]);
});

test('five thousand variants are handled quickly', () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    variant(`v${n}`, ['NBR', 'EPDM', 'FKM'][n % 3]!, Math.floor(n / 3)),
  );
  const started = performance.now();
  const [gasket, plates] = variantChoices(item('v0', many));
  expect([gasket!.options.length, plates!.options.length]).toEqual([3, 1667]);
  expect(performance.now() - started).toBeLessThan(500);
});
