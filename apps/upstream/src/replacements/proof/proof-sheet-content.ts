import { dayIn, settingsOf } from '@shop/commerce-model';
import { packVerdictOf, pressureDropOf, proofFigures, type PackProof, type ProofFigure } from '@shop/thermal';
import { wordsOf, type Words } from '../../paper/document-words.ts';
import type { ProofSheet } from '../../paper/proof-sheet/proof-sheet.ts';
import type { SellerContact } from '../../paper/seller-contact.ts';
import { proofAddress } from './proof-address.ts';
import { measureText, percentText, quantityText } from './proof-text.ts';
import type { ProofCall, ProvenReplacement } from './prove-replacement.ts';
import { runningTable } from './running-table.ts';
import { dutyTable, temperatureDiagram } from './duty-content.ts';

/** What the bars are drawn against when nothing flows that could be shown. */
const smallestDropKpa = 0.001;

/** The proof of a replacement, or of what one unit does, in the language and the measures of its reader. */
export function proofSheetOf(call: ProofCall, proven: ProvenReplacement, shopUrl: string | null): ProofSheet {
  const { context, query, catalogue } = call;
  const { market, companyId } = context;
  const words: Words = { ...wordsOf(context), ...(query.measures ? { system: query.measures } : {}) };
  const { say, format } = words;
  const site = companyId === null ? undefined : catalogue.reference.companies.get(companyId);
  const { contact } = settingsOf(market, site) as unknown as { contact: SellerContact };
  const { chosen, duty, shown } = proven;
  const number = chosen.row.articleNumber;
  const isAlone = !shown.includes('old');
  const address = proofAddress(call, shopUrl);
  const running = runningTable(proven, call, words);
  return {
    language: format.locale,
    pageSize: market.country === 'US' ? 'LETTER' : 'A4',
    title: `${say('proof.title')} ${number}`,
    writtenOn: new Date(),
    seller: contact.name,
    facts: [
      ...(isAlone
        ? [{ name: number, value: chosen.row.name }]
        : [
            { name: say('proof.new'), value: `${number}, ${chosen.row.name}` },
            { name: say('proof.old'), value: oldUnitText(proven, call) || say('proof.unknownUnit') },
          ]),
      { name: say('facts.date'), value: format.day(dayIn(market.timeZone)) },
    ],
    verdicts: verdictsOf(proven, words),
    duty: dutyTable(proven, query, words),
    diagram: temperatureDiagram(duty, words),
    bars: barsOf(proven, words),
    figures: {
      heading: say(isAlone ? 'proof.oneUnit' : 'proof.bothUnits'),
      shares: [200, ...shown.map(() => 95), 110],
      columns: [
        say('proof.figure'),
        ...shown.map((which) => (which === 'old' ? say('proof.old') : number)),
        say('proof.origin'),
      ],
      rows: proofFigures.map((figure) => figureRow(figure, proven, words)),
    },
    running: running?.table ?? null,
    notes: [...(running ? [running.assumed] : []), assumptionsOf(proven, words), passesText(query, proven, words)],
    estimate: say('proof.estimate'),
    link: address === null ? null : { text: say('proof.opensAgain', { address }), address },
  };
}

function oldUnitText({ found }: ProvenReplacement, { query, catalogue, context }: ProofCall): string {
  const { manufacturer, productModel } = found.asked;
  const patterns = catalogue.reference.attributes.get('platePattern')?.values;
  const pattern = query.plateType === undefined ? undefined : patterns?.[query.plateType]?.[context.language];
  const plates =
    query.numberOfPlates === undefined ? '' : `${query.numberOfPlates} ${wordsOf(context).say('proof.plates')}`;
  return [manufacturer?.name, productModel?.name, plates, pattern].filter(Boolean).join(', ');
}

const sideName = (name: string, side: 'hot' | 'cold' | null, { say }: Words): string =>
  side === null ? name : say(side === 'hot' ? 'proof.onHotSide' : 'proof.onColdSide', { name });

function figureRow({ id, side, quantity, origin, of }: ProofFigure, { proof, shown }: ProvenReplacement, words: Words) {
  const { say } = words;
  const textOf = (pack: PackProof | null) => {
    const value = pack && of(pack);
    return value === null ? '–' : quantityText(value, quantity, words);
  };
  return [
    sideName(say(`proof.${id}`), side, words),
    ...shown.map((which) => textOf(proof[which])),
    say(`proof.origin.${origin}`),
  ];
}

function verdictsOf({ proof, allowed, chosen, duty, shown }: ProvenReplacement, words: Words): ProofSheet['verdicts'] {
  const { say } = words;
  const one = (name: string, pack: PackProof | null): ProofSheet['verdicts'][number] => {
    if (!pack) return { name, text: say('proof.unknown'), isGood: false };
    const { does, share, isPressureAbove } = packVerdictOf(pack, allowed);
    const sentences = [
      say(`proof.does.${does}`, { percent: percentText(share, words) }),
      ...(isPressureAbove ? [say('proof.pressureAbove')] : []),
      ...pack.rating.warnings.map((warning) => say(`proof.warning.${warning}`)),
    ];
    return { name, text: sentences.join(' '), isGood: does === 'fully' && !isPressureAbove };
  };
  const number = chosen.row.articleNumber;
  const limits = chosen.row.attributes['designTemperature']?.map(Number);
  const [from = -Infinity, to = Infinity] = limits ?? [];
  const isOutside = duty.hot.inlet > to || duty.cold.inlet < from;
  const range = `${measureText(from, 'CEL', words)} … ${measureText(to, 'CEL', words)}`;
  return [
    one(number, proof.new),
    ...(shown.includes('old') ? [one(say('proof.old'), proof.old)] : []),
    ...(isOutside ? [{ name: number, text: `${say('proof.tooHot')} ${range}`, isGood: false }] : []),
  ];
}

function barsOf({ proof, allowed, chosen, shown }: ProvenReplacement, words: Words): ProofSheet['bars'] {
  const { say } = words;
  const drops = (['hot', 'cold'] as const).flatMap((side) =>
    shown.flatMap((which) => {
      const rating = proof[which]?.rating;
      const name = which === 'old' ? say('proof.old') : chosen.row.articleNumber;
      return rating
        ? [{ name: sideName(name, side, words), drop: pressureDropOf(rating[side]), limit: allowed[side] }]
        : [];
    }),
  );
  const most = Math.max(...drops.map(({ drop }) => drop), allowed.hot ?? 0, allowed.cold ?? 0, smallestDropKpa);
  const bars = drops.map(({ name, drop, limit }) => {
    const isAbove = limit !== null && drop > limit;
    const shown = measureText(drop, 'KPA', words);
    const told =
      limit === null
        ? shown
        : say(isAbove ? 'proof.bar.above' : 'proof.bar.within', {
            ...{ drop: shown, allowed: measureText(limit, 'KPA', words) },
          });
    return { text: `${name}: ${told}`, length: drop / most, limit: limit === null ? null : limit / most, isAbove };
  });
  const alt = say('proof.bars.text', { list: bars.map(({ text }) => text).join('; ') });
  return { heading: say('proof.pressure'), alt, bars };
}

function assumptionsOf({ packs }: ProvenReplacement, { say }: Words): string {
  const names = [...new Set([packs.old, packs.new].flatMap((pack) => pack?.assumed ?? []))];
  const list = names.map((name) => say(`proof.assumed.${name}`)).join(', ');
  return [...(list === '' ? [] : [say('proof.assumed', { list })]), say('proof.assumed.dirt')].join(' ');
}

const passesText = (
  { oldPasses = '1-1', newPasses = '1-1' }: ProofCall['query'],
  { chosen, shown }: ProvenReplacement,
  { say }: Words,
): string =>
  [
    ...(shown.includes('old') ? [`${say('proof.passes.old')}: ${say(`proof.passes.${oldPasses}`)}.`] : []),
    `${say('proof.passes', { name: chosen.row.articleNumber })}: ${say(`proof.passes.${newPasses}`)}.`,
  ].join(' ');
