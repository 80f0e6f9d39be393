import { unitPaths } from '@shop/platform';
import type { Asked } from '../replacement/asked.ts';
import { readCompared } from '../replacement/compared.ts';
import { proofQuery } from '../replacement/proof-query.ts';
import { enteredQuery, type Entered } from './duty-fields.ts';

/** Commercial id of the unit that the page is about; null for none. */
export const readCandidate = (search: URLSearchParams): string | null => readCompared(search)[0] ?? null;

/** Address of the proof with what was entered of the duty. */
export const proofPath = (asked: Asked, candidate: string, entered: Entered): string =>
  unitPaths.replacementProof([proofQuery(asked, candidate), enteredQuery(entered)].filter(Boolean).join('&'));
