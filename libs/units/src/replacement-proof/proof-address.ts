import type { LineProof, ReplacementProof } from '@shop/api-contracts';
import { unitPaths } from '@shop/platform';
import { numberOf } from '../connectivity/entered-reading.ts';
import { askedValues } from '../replacement/replacement-queries.ts';
import { askedQuery, type Asked } from '../replacement/asked.ts';
import { readCompared } from '../replacement/compared.ts';
import { proofQuery } from '../replacement/proof-query.ts';
import { enteredQuery, fieldName, figureNames, sides, type Entered } from './duty-fields.ts';
import { isUsed } from './read-duty.ts';
import { readElectricity } from './read-electricity.ts';

/** Commercial id of the unit that the page is about; null for none. */
export const readCandidate = (search: URLSearchParams): string | null => readCompared(search)[0] ?? null;

/** Address of the proof with what was entered of the duty. */
export const proofPath = (asked: Asked, candidate: string, entered: Entered): string =>
  unitPaths.replacementProof([proofQuery(asked, candidate), enteredQuery(entered)].filter(Boolean).join('&'));

/** Address of the question to a person about the old unit and what was entered of the duty. */
export const contactPath = (asked: Asked, entered: Entered): string =>
  unitPaths.replacementContact([askedQuery(asked), enteredQuery(entered)].filter(Boolean).join('&'));

/** What reproduces the sheet in upstream: the same as in the address, without figures of a liquid that is not chosen. */
export function proofFields(asked: Asked, candidate: string, entered: Entered): ProofFields {
  const unused = sides.flatMap((side) =>
    figureNames.filter((name) => !isUsed(entered, side, name)).map((name) => fieldName(side, name)),
  );
  const left = [...unused, ...readElectricity(entered).invalid];
  const used = Object.entries(entered)
    .filter(([name]) => !left.some((one) => one === name))
    .map(([name, text]) => [name, numberOf(text) ?? text] as const);
  // fields that are no numbers are those in which one of few is chosen
  return { ...askedValues(asked), compare: candidate, ...(Object.fromEntries(used) as Partial<ReplacementProof>) };
}

/** The same for a line, whose article is the new unit. */
export function lineProofOf({ compare: _article, refundableOnly: _ofSearch, ...fields }: ProofFields): LineProof {
  return fields;
}

export type ProofFields = Omit<ReplacementProof, 'categoryId' | 'measures'>;
