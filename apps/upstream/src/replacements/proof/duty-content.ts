import { temperatureProfile, volumeFlowOf, type Duty } from '@shop/thermal';
import type { Words } from '../../paper/document-words.ts';
import type { ProofSheet, SheetTable } from '../../paper/proof-sheet/proof-sheet.ts';
import { measureText } from './proof-text.ts';
import type { ProofCall, ProvenReplacement } from './prove-replacement.ts';

const sides = ['hot', 'cold'] as const;

/** What is known of both sides, each figure with where it comes from. */
export function dutyTable({ duty, allowed }: ProvenReplacement, query: ProofCall['query'], words: Words): SheetTable {
  const { say } = words;
  const originOf = (side: 'hot' | 'cold', field: 'flow' | 'inlet' | 'outlet' | null): string => {
    if (field === null) return say('proof.origin.entered');
    if (duty.computed === `${side}.${field}`) return say('proof.origin.computed');
    return say(query[`${side}Origin`] === 'measured' ? 'proof.origin.measured' : 'proof.origin.entered');
  };
  const row = (name: string, field: 'flow' | 'inlet' | 'outlet' | null, of: (side: 'hot' | 'cold') => string) => [
    name,
    ...sides.flatMap((side) => [of(side), of(side) === '–' ? '' : originOf(side, field)]),
  ];
  const both = (name: string, value: string) => [name, value, say('proof.origin.computed'), '', ''];
  const flow = (side: 'hot' | 'cold') => {
    const { fluid, flow: mass, inlet } = duty[side];
    return measureText(volumeFlowOf(fluid, mass, inlet), 'MQH', words);
  };
  const drop = (side: 'hot' | 'cold') => {
    const limit = allowed[side];
    return limit === null ? '–' : measureText(limit, 'KPA', words);
  };
  return {
    heading: say('proof.duty'),
    shares: [120, 115, 75, 115, 75],
    columns: [
      ...[say('proof.figure'), say('proof.hotSide'), say('proof.origin')],
      ...[say('proof.coldSide'), say('proof.origin')],
    ],
    rows: [
      row(say('proof.fluid'), null, (side) => liquidText(duty[side].fluid, words)),
      row(say('proof.flow'), 'flow', flow),
      row(say('proof.in'), 'inlet', (side) => measureText(duty[side].inlet, 'CEL', words)),
      row(say('proof.out'), 'outlet', (side) => measureText(duty[side].outlet, 'CEL', words)),
      row(say('proof.drop'), null, drop),
      both(say('proof.heat'), measureText(duty.heat / 1000, 'KWT', words)),
      both(say('proof.difference'), measureText(duty.logMeanDifference, 'KEL', words)),
    ],
  };
}

function liquidText(fluid: Duty['hot']['fluid'], words: Words): string {
  const name = words.say(`proof.fluid.${fluid.kind}`);
  return 'percent' in fluid ? `${name}, ${measureText(fluid.percent, 'P1', words)}` : name;
}

/** Temperatures along the surface as a drawing, with both ends in words. */
export function temperatureDiagram({ hot, cold }: Duty, words: Words): ProofSheet['diagram'] {
  const { say } = words;
  const ends = { hotIn: hot.inlet, hotOut: hot.outlet, coldIn: cold.inlet, coldOut: cold.outlet };
  const profile = temperatureProfile(ends);
  const y = (value: number) => (hot.inlet - value) / (hot.inlet - cold.inlet);
  const celsius = (value: number) => measureText(value, 'CEL', words);
  const end = (value: number, side: 'left' | 'right', place: 'above' | 'below') => ({
    ...{ text: celsius(value), side, place, y: y(value) },
  });
  return {
    heading: say('proof.diagram'),
    alt: say('proof.diagram.text', {
      ...{ hotIn: celsius(ends.hotIn), hotOut: celsius(ends.hotOut) },
      ...{ coldIn: celsius(ends.coldIn), coldOut: celsius(ends.coldOut) },
    }),
    axis: say('proof.diagram.axis'),
    hot: profile.map(({ share, hot: value }) => ({ x: share, y: y(value) })),
    cold: profile.map(({ share, cold: value }) => ({ x: share, y: y(value) })),
    ends: [
      end(ends.hotIn, 'left', 'above'),
      end(ends.coldOut, 'left', 'below'),
      end(ends.hotOut, 'right', 'above'),
      end(ends.coldIn, 'right', 'below'),
    ],
  };
}
