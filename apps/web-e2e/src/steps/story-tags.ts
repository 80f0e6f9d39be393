/** Of a story that repeats another one in a further language or case: a whole `npm test` leaves it out. */
export const repeat = { tag: '@repeat' };
/** Of a story that `docs/` names as the proof of a promise: a whole `npm test` runs it, although it proves no row. */
export const promise = { tag: '@promise' };
