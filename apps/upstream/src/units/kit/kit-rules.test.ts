import { countPlates, readPlateRange, type KitPart, type PlateRange, type PlateRun } from '@shop/api-contracts';
import * as fc from 'fast-check';
import {
  isWholePack,
  neededParts,
  quantityToOrder,
  standardPack,
  type GasketSupply,
  type ListedPart,
  type UnitForKit,
} from './kit-rules.ts';

const run = (from: number, to: number, kind: PlateRun['kind'], more: Partial<PlateRun> = {}): PlateRun => ({
  from,
  to,
  kind,
  turned: kind === 'channel',
  ...more,
});
const of61 = [run(1, 1, 'endPlateI'), run(2, 60, 'channel'), run(61, 61, 'endPlateII')];
const twoPasses = [
  run(1, 1, 'endPlateI'),
  run(2, 30, 'channel'),
  run(31, 31, 'partition'),
  run(32, 60, 'channel'),
  run(61, 61, 'endPlateII'),
];
const mixed = [
  run(1, 1, 'endPlateI'),
  run(2, 30, 'channel', { gasketArticleNumber: 'GC-HNBR' }),
  run(31, 60, 'channel', { gasketArticleNumber: 'GC-EPDM' }),
  run(61, 61, 'endPlateII'),
];

const listed = (
  part: KitPart | null,
  articleNumber: string,
  quantity = 1,
  fixing: ListedPart['fixing'] = null,
): ListedPart => ({ part, articleNumber, quantity, fixing });
const partsWith = (fixing: 'glued' | 'clipOn'): ListedPart[] => [
  listed('endPlate1', 'E1'),
  listed('channelPlate', 'CP', 59),
  listed('endPlate2', 'E2'),
  listed('partitionPlate', 'PA'),
  listed('channelGasket', 'GC', 59, fixing),
  listed('endPlateGasket', 'GE', 2, fixing),
  listed('partitionGasket', 'GP', 1, fixing),
  listed('tighteningBolt', 'TB', 6),
  listed('nut', 'NU', 12),
  listed('lockWasher', 'LW', 12),
  listed(null, 'FP'),
];
const supplies: GasketSupply[] = [
  { fixing: 'glued', part: 'gasketAdhesive', articleNumber: 'GLUE', reach: { of: 'area', squareMetres: 4 } },
  { fixing: 'clipOn', part: 'gasketClips', articleNumber: 'CLIP', reach: { of: 'gasket', pieces: 4 } },
];
const unit = (platePack: PlateRun[], fixing: 'glued' | 'clipOn' = 'clipOn'): UnitForKit => ({
  platePack,
  parts: partsWith(fixing),
  supplies,
  plateArea: 0.17,
});

/** `59 GC at 2-60` by part. */
const kitOf = (of: UnitForKit, renew: 'everything' | 'gaskets', text: string): Record<string, string> => {
  const plates = readPlateRange(text, 61) as PlateRange[];
  return Object.fromEntries(
    neededParts(of, { renew, plates }).map(({ articleNumber, needed, basis }) => [
      `${articleNumber}`,
      `${needed ? needed.pieces / needed.per : 'some'} at ${basis.plates.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',')}`,
    ]),
  );
};

describe('the kit of a plate pack', () => {
  it.each<[string, PlateRun[], 'everything' | 'gaskets', string, Record<string, string>]>([
    ['all gaskets', of61, 'gaskets', '1-61', { GC: '59 at 2-60', GE: '2 at 1,61', CLIP: '244 at 1-61' }],
    ['gaskets of a range', of61, 'gaskets', '12-20', { GC: '9 at 12-20', CLIP: '36 at 12-20' }],
    [
      'plates and gaskets of a range',
      of61,
      'everything',
      '12-20',
      { GC: '9 at 12-20', CLIP: '36 at 12-20', CP: '9 at 12-20' },
    ],
    ['one end', of61, 'gaskets', '1', { GE: '1 at 1', CLIP: '4 at 1' }],
    ['scattered plates', of61, 'gaskets', '1,5,30-34', { GC: '6 at 5,30-34', GE: '1 at 1', CLIP: '28 at 1,5,30-34' }],
    [
      'everything, with what tightens it',
      of61,
      'everything',
      '1-61',
      {
        GC: '59 at 2-60',
        GE: '2 at 1,61',
        CLIP: '244 at 1-61',
        CP: '59 at 2-60',
        E1: '1 at 1',
        E2: '1 at 61',
        TB: '6 at 1-61',
        NU: '12 at 1-61',
        LW: '12 at 1-61',
      },
    ],
    [
      'a partition and the channels on both sides of it',
      twoPasses,
      'gaskets',
      '1-61',
      { GC: '58 at 2-30,32-60', GE: '2 at 1,61', GP: '1 at 31', CLIP: '244 at 1-61' },
    ],
    [
      'a range across a partition',
      twoPasses,
      'everything',
      '30-32',
      { GC: '2 at 30,32', GP: '1 at 31', CLIP: '12 at 30-32', CP: '2 at 30,32', PA: '1 at 31' },
    ],
  ])('J4: of %s', (_what, pack, renew, plates, lines) => {
    expect(kitOf(unit(pack), renew, plates)).toEqual(lines);
  });

  it('J4: keeps gaskets apart that a regasketing has mixed', () => {
    const parts = [
      ...partsWith('clipOn').filter(({ part }) => part !== 'channelGasket'),
      listed('channelGasket', 'GC-HNBR', 29, 'clipOn'),
      listed('channelGasket', 'GC-EPDM', 30, 'clipOn'),
    ];
    expect(kitOf({ ...unit(mixed), parts }, 'gaskets', '28-33')).toEqual({
      'GC-HNBR': '3 at 28-30',
      'GC-EPDM': '3 at 31-33',
      CLIP: '24 at 28-33',
    });
    // without the runs nobody can know which gasket is where
    expect(kitOf({ ...unit(of61), parts, supplies: [] }, 'gaskets', '28-33')).toEqual({ null: '6 at 28-33' });
  });

  it('J4: has adhesive for glued gaskets, as far as it reaches', () => {
    const lines = neededParts(unit(of61, 'glued'), { renew: 'gaskets', plates: [{ from: 2, to: 60 }] });
    const glue = lines.find(({ part }) => part === 'gasketAdhesive')!;
    expect(glue.basis).toEqual({ of: 'gaskets', count: 59, plates: [{ from: 2, to: 60 }] });
    expect(glue.needed!.pieces / glue.needed!.per).toBeCloseTo((59 * 0.17) / 4);
    expect(quantityToOrder(glue.needed!)).toBe(3);
    expect(lines.map(({ part }) => part)).not.toContain('gasketClips');
  });

  it('J4: says what fixes the gaskets also when it cannot be counted, or no article for it is known', () => {
    const wish = { renew: 'gaskets' as const, plates: [{ from: 2, to: 60 }] };
    const basis = { of: 'gaskets', count: 59, plates: [{ from: 2, to: 60 }] };
    expect(neededParts({ ...unit(of61, 'glued'), plateArea: null }, wish)).toMatchObject([
      { part: 'channelGasket' },
      { part: 'gasketAdhesive', articleNumber: 'GLUE', needed: null, basis },
    ]);
    expect(neededParts({ ...unit(of61), supplies: [] }, wish)).toMatchObject([
      { part: 'channelGasket' },
      { part: 'gasketClips', articleNumber: null, needed: null, basis },
    ]);
    // only what the gaskets of the pack need
    const [glue] = supplies;
    expect(neededParts({ ...unit(of61, 'glued'), supplies: [glue!] }, wish)).toHaveLength(2);
  });

  it('J4: of everything of a part of the pack leaves the bolts', () => {
    expect(Object.keys(kitOf(unit(of61), 'everything', '1-60'))).not.toContain('TB');
    expect(Object.keys(kitOf(unit(of61), 'gaskets', '1-61'))).not.toContain('TB');
  });

  it('J4: of the parts of a range adds up to that of the whole', () => {
    const pack = fc.constantFrom(of61, twoPasses);
    fc.assert(
      fc.property(pack, fc.integer({ min: 1, max: 60 }), (platePack, at) => {
        const sum = (renewed: PlateRange[]): Map<string, number> =>
          new Map(
            neededParts(unit(platePack), { renew: 'gaskets', plates: renewed }).map(({ part, needed }) => [
              part,
              needed!.pieces,
            ]),
          );
        const [low, high, whole] = [
          sum([{ from: 1, to: at }]),
          sum([{ from: at + 1, to: 61 }]),
          sum([{ from: 1, to: 61 }]),
        ];
        for (const [part, count] of whole) expect((low.get(part) ?? 0) + (high.get(part) ?? 0)).toBe(count);
      }),
    );
  });

  it('J4: has one gasket for each plate, whatever is renewed', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 61 }), fc.integer({ min: 1, max: 61 })).map(([one, other]) => ({
        from: Math.min(one, other),
        to: Math.max(one, other),
      })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(ranges, (some) => {
        const text = some.map(({ from, to }) => `${from}-${to}`).join(',');
        const plates = readPlateRange(text, 61) as PlateRange[];
        const gaskets = neededParts(unit(twoPasses), { renew: 'gaskets', plates }).filter(
          ({ basis }) => basis.of === 'plates',
        );
        expect(gaskets.reduce((sum, { needed }) => sum + needed!.pieces, 0)).toBe(countPlates(plates));
      }),
    );
  });
});

describe('the quantity to order', () => {
  const whole = (pieces: number) => ({ pieces, per: 1 });
  it.each<[string, Parameters<typeof quantityToOrder>, number]>([
    ['single pieces', [whole(59)], 59],
    ['packs of ten', [whole(59), { packQuantity: 10 }], 60],
    ['spares, then packs', [whole(59), { sparesPercent: 10, packQuantity: 10 }], 70],
    ['spares that are whole', [whole(50), { sparesPercent: 10 }], 55],
    ['spares of one', [whole(1), { sparesPercent: 5 }], 2],
    ['rounded once: 9.9 is a pack of ten', [whole(9), { sparesPercent: 10, packQuantity: 10 }], 10],
    ['the minimum', [whole(2), { packQuantity: 4, minimumQuantity: 8 }], 8],
    ['the minimum in packs', [whole(2), { packQuantity: 4, minimumQuantity: 6 }], 8],
    ['a part of a cartridge', [{ pieces: 1, per: 3 }], 1],
  ])('J4: in %s', (_what, args, quantity) => {
    expect(quantityToOrder(...args)).toBe(quantity);
  });

  it('J4: is the fewest packs that are enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 100 }),
        (pieces, sparesPercent, packQuantity) => {
          const quantity = quantityToOrder(whole(pieces), { sparesPercent, packQuantity });
          expect(quantity % packQuantity).toBe(0);
          expect(quantity * 100).toBeGreaterThanOrEqual(pieces * (100 + sparesPercent));
          expect((quantity - packQuantity) * 100).toBeLessThan(pieces * (100 + sparesPercent));
        },
      ),
    );
  });
});

describe('a plate pack', () => {
  it('J4: of a standard list is laid out by its quantities', () => {
    const parts = partsWith('clipOn').filter(({ part }) => part !== 'partitionPlate');
    expect(standardPack(parts)).toEqual(of61);
    expect(standardPack(partsWith('clipOn'))).toBeNull();
    expect(standardPack([])).toBeNull();
  });

  it.each<[string, PlateRun[], boolean]>([
    ['whole', twoPasses, true],
    ['empty', [], false],
    ['with a gap', [run(1, 1, 'endPlateI'), run(3, 4, 'channel')], false],
    ['with an overlap', [run(1, 2, 'endPlateI'), run(2, 4, 'channel')], false],
    ['that begins late', [run(2, 4, 'channel')], false],
    ['backwards', [run(1, 0, 'channel')], false],
  ])('J4: that is %s', (_what, pack, isWhole) => {
    expect(isWholePack(pack)).toBe(isWhole);
  });
});
