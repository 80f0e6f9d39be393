import { Problem } from './problem.ts';

/** Stands where a handler is to come. */
export const notYet = (): never => {
  throw new Problem(501, 'not_yet', 'Not there yet');
};
