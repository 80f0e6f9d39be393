import { askedQuery, type Asked } from './asked.ts';

/** Query of the proof that one unit, by its commercial id, does the duty of the old one. */
export const proofQuery = (asked: Asked, candidate: string): string =>
  [askedQuery(asked), `compare=${candidate}`].join('&');
