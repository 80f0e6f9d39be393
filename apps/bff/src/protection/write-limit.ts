import type { Refusal } from '../http/answer-failure.ts';
import { createBudget } from './budget.ts';

/** Returns the refusal of a change with this body; undefined when it is within the limits. */
export type WriteLimit = (
  writer: { peer: string; accountRef: string | undefined },
  body: Buffer,
) => Refusal | undefined;

const windowMs = 10 * 60_000;
/** Signed-in people are known and can be contacted, and they send offers of 500 lines with notes. */
const personFactor = 5;
const brace = '{'.charCodeAt(0);

/** Limits stored writes, which are kept for weeks, by lines and bytes: visitors by peer, signed-in people by person. */
export function createWriteLimit(bounds: { lines: number; bytes: number }, now?: () => number): WriteLimit {
  const budgetsOf = (times: number) => ({
    lines: createBudget(bounds.lines * times, windowMs, now),
    bytes: createBudget(bounds.bytes * times, windowMs, now),
  });
  const ofPeers = budgetsOf(1);
  const ofPeople = budgetsOf(personFactor);
  return ({ peer, accountRef }, body) => {
    const [budgets, key] = accountRef === undefined ? [ofPeers, peer] : [ofPeople, accountRef];
    const waitSeconds = budgets.bytes(key, body.length) ?? budgets.lines(key, linesIn(body));
    if (waitSeconds === undefined) return undefined;
    const source = accountRef === undefined ? 'your network' : 'your account';
    const minutes = Math.ceil(waitSeconds / 60);
    return {
      status: 429,
      code: 'too_much_written',
      title: `Too many changes from ${source}; try again in ${minutes} minutes`,
      retryAfterSeconds: waitSeconds,
    };
  };
}

/**
 * A line is an object that contains its article as an object, and every line needs both: counting braces avoids parsing
 * the body.
 */
function linesIn(body: Buffer): number {
  let braces = 0;
  for (let at = body.indexOf(brace); at !== -1; at = body.indexOf(brace, at + 1)) braces += 1;
  return Math.max(1, Math.floor(braces / 2));
}
