import { askedQuery, type Asked } from './asked.ts';

/** Query of the proof that one unit, by its commercial id, does a duty: that of the old one, where one was asked about. */
export const proofQuery = (asked: Asked, candidate: string): string =>
  [askedQuery(asked), `compare=${candidate}`].filter(Boolean).join('&');
