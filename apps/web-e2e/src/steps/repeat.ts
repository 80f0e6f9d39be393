/** Details of a story that repeats another one in a further language or case: a whole `npm test` leaves it out. */
export const repeat = { tag: '@repeat' };
