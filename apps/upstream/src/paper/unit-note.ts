import type { Fit } from '@shop/api-contracts';
import type { StoredLine } from '@shop/commerce-model';
import { formatMeasure, type MeasureSystem } from '@shop/measures';
import type { documentFormat } from './document-format.ts';
import type { SayOnDocument } from './document-texts.ts';

interface Words {
  say: SayOnDocument;
  format: ReturnType<typeof documentFormat>;
  system: MeasureSystem;
}

/**
 * For which unit a line is, that it does not fit or was not checked, and who confirmed it although it does not fit, with
 * the reasons of that time; empty for a line without a unit.
 */
export function unitNoteOf({ forUnit }: { forUnit?: StoredLine['forUnit'] | undefined }, words: Words): string {
  if (!forUnit) return '';
  const { say, format } = words;
  const { unit, fit, confirmation } = forUnit;
  const told = say('fit.forUnit', { serialNumber: unit.serialNumber });
  if (!fit || fit.verdict === 'fits') return told;
  if (fit.verdict === 'notChecked') return `${told}\n${say('fit.notChecked')}`;
  const reasons = fit.reasons.map((one) => reasonText(one, words)).join('; ');
  if (!confirmation) return `${told}\n${say('fit.doesNotFit', { reasons })}`;
  const { confirmedBy: name, confirmedAt } = confirmation;
  const said = { date: format.day(confirmedAt), reasons };
  return `${told}\n${name === '' ? say('fit.confirmedOn', said) : say('fit.confirmed', { name, ...said })}`;
}

/** Codes whose reason says what the article is for, or how much it stands, instead of what it is. */
const wording = {
  plateType: 'needFor',
  frame: 'needFor',
  plateCount: 'needFor',
  pressure: 'atLeast',
  temperature: 'atLeast',
} as const;

function reasonText({ code, need, have, unit }: Fit['reasons'][number], { say, format, system }: Words): string {
  if (!need || !have) return '';
  switch (code) {
    // none of these refuses an article
    case 'noData':
    case 'unitGone':
    case 'gasketMaterial':
      return '';
    case 'serialRange': {
      const [from = '', to = ''] = have.map(String);
      if (to === '') return say('fit.reason.serialFrom', { from });
      return from === '' ? say('fit.reason.serialTo', { to }) : say('fit.reason.serialRange', { from, to });
    }
    default: {
      const measured = (values: (string | number)[]) => formatMeasure(values, { tag: format.locale, unit, system });
      const wordingOf: Partial<Record<typeof code, 'needFor' | 'atLeast'>> = wording;
      return say(`fit.reason.${wordingOf[code] ?? 'need'}`, {
        what: say(`fit.what.${code}`),
        need: measured(need),
        have: measured(have),
      });
    }
  }
}
