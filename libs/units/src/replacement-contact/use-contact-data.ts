import type { Replacements } from '@shop/api-contracts';
import { isNothingAsked, type Asked } from '../replacement/asked.ts';
import { useAskedLines } from '../replacement/use-asked-lines.ts';
import type { Entered } from '../replacement-proof/duty-fields.ts';
import { useDutyLines } from '../replacement-proof/use-duty-lines.ts';
import { useText } from '../text.ts';

/** Candidates named in a message: enough to talk about. */
const maxNamed = 5;

const unnamed: Replacements['asked'] = { manufacturer: null, productModel: null, application: null, plateType: null };

/** One part of what is sent. */
export interface ContactData {
  title: string;
  lines: { name: string; value: string }[];
}

/** What was asked, the duty and what was found, as the page shows and a person receives it; none when nothing was asked. */
export function useContactData(asked: Asked, found: Replacements | undefined, entered: Entered): ContactData[] {
  const t = useText();
  const oldUnit = useAskedLines(asked, found?.asked ?? unnamed);
  const duty = useDutyLines(entered);
  if (isNothingAsked(asked)) return [];
  const candidates = (found?.candidates ?? []).slice(0, maxNamed).map(({ item, verdict }) => ({
    name: item.articleNumber,
    value: t(`units.replacement.verdict.${verdict}`),
  }));
  return [
    { title: t('units.replacement.form'), lines: oldUnit },
    { title: t('units.proof.duty'), lines: duty },
    { title: t('units.replacement.contact.found'), lines: candidates },
  ].filter(({ lines }) => lines.length > 0);
}

/** The same as the text of a message. */
export const contactText = (data: readonly ContactData[]): string =>
  data
    .map(({ title, lines }) => [title, ...lines.map(({ name, value }) => `${name}: ${value}`)].join('\n'))
    .join('\n\n');
