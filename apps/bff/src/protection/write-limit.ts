import type { Refusal } from '../operations/answer-failure.ts';
import { createBudget } from './budget.ts';

/** Why a change with this body must wait; undefined where it may be made. */
export type WriteLimit = (
  writer: { peer: string; accountRef: string | undefined },
  body: Buffer,
) => Refusal | undefined;

const windowMs = 10 * 60_000;
/** Who is signed in can be asked, and sends offers of 500 lines with notes. */
const timesForPerson = 5;
const brace = '{'.charCodeAt(0);

/**
 * Bounds what is written, which is kept for weeks, by lines and bytes: a visitor's by the peer, that of who is signed in by the person.
 */
export function createWriteLimit(bounds: { lines: number; bytes: number }, now?: () => number): WriteLimit {
  const budgetsOf = (times: number) => ({
    lines: createBudget(bounds.lines * times, windowMs, now),
    bytes: createBudget(bounds.bytes * times, windowMs, now),
  });
  const ofPeers = budgetsOf(1);
  const ofPeople = budgetsOf(timesForPerson);
  return ({ peer, accountRef }, body) => {
    const [budgets, key] = accountRef === undefined ? [ofPeers, peer] : [ofPeople, accountRef];
    const waitSeconds = budgets.bytes(key, body.length) ?? budgets.lines(key, linesIn(body));
    if (waitSeconds === undefined) return undefined;
    const who = accountRef === undefined ? 'your network' : 'you';
    return {
      status: 429,
      code: 'too_much_written',
      title: `Much was entered by ${who} in a short time. Nothing is lost: it goes on in ${Math.ceil(waitSeconds / 60)} minutes`,
      retryAfterSeconds: waitSeconds,
    };
  };
}

/** A line is an object with the article in another, and no line can be written without: so they are counted without parsing the body. */
function linesIn(body: Buffer): number {
  let braces = 0;
  for (let at = body.indexOf(brace); at !== -1; at = body.indexOf(brace, at + 1)) braces += 1;
  return Math.max(1, Math.floor(braces / 2));
}
