import { setImmediate as immediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, and in each turn for one caller alone: pieces of several long computations
 * do not add up to one pause for everybody else.
 */
export const nextTurn = (): Promise<void> => (last = last.then(() => immediate()));
