import type { Replacements } from '@shop/api-contracts';
import type { Entered } from '../replacement-proof/duty-fields.ts';
import { useText } from '../text.ts';
import { isNothingAsked, type Asked } from '../replacement/asked.ts';
import { useAskedLines } from '../replacement/use-asked-lines.ts';
import { useDutyLines } from '../replacement-proof/use-duty-lines.ts';

/** Candidates named in a message: enough to talk about. */
const maxNamed = 5;

const unnamed: Replacements['asked'] = { manufacturer: null, productModel: null, application: null, plateType: null };

/** What was asked, the duty and what was found as a text for a person; empty when nothing was asked. */
export function useContactText(asked: Asked, found: Replacements | undefined, entered: Entered): string {
  const t = useText();
  const lines = useAskedLines(asked, found?.asked ?? unnamed);
  const duty = useDutyLines(entered);
  if (isNothingAsked(asked)) return '';
  const candidates = (found?.candidates ?? []).slice(0, maxNamed);
  return [
    t('units.replacement.form'),
    ...lines.map(({ name, value }) => `${name}: ${value}`),
    ...(duty.length > 0 ? ['', t('units.proof'), ...duty] : []),
    ...(candidates.length > 0 ? ['', t('units.replacement.suggestions')] : []),
    ...candidates.map(({ item, verdict }) => `${item.articleNumber}: ${t(`units.replacement.verdict.${verdict}`)}`),
  ].join('\n');
}
