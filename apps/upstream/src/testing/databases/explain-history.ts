import type { Cart } from '@shop/api-contracts';
import { articlesOfTabs, itemsOf, type Sent } from '../cart-tabs.ts';

/** Quantity by index of the article. */
type State = ReadonlyMap<number, number>;

/** A completed command, with the version from its answer. */
interface Done extends Sent {
  version: number;
}

const versionOf = (eTag: string): number => Number(/^"(\d+)"$/.exec(eTag)?.[1]);

/**
 * Replays the commands in the order of the versions in their answers, and returns the contradictions. Every
 * acknowledged command must have had its effect once in that order; the order must match real time (a command answered
 * before another was sent comes first) and end in the final cart.
 */
export function contradictionsIn(sent: Sent[], final: Cart | null): string[] {
  const errors: string[] = [];
  const addError = (text: string, about: unknown): number => errors.push(`${text}: ${JSON.stringify(about)}`);

  for (const { answers, command } of sent) {
    if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1)
      addError('answered in two ways', { command, answers });
  }
  const done = sent.flatMap((one): Done[] => (one.answer ? [{ ...one, version: versionOf(one.answer.eTag) }] : []));
  const last = final ? versionOf(final.eTag) : 0;
  const states: State[] = [new Map()];
  for (let version = 1; version <= last; version += 1) {
    const before = states[version - 1]!;
    const claiming = done.filter((one) => one.version === version);
    const changing = withoutRepeatedRemovals(
      claiming.filter(({ command }) => command.kind !== 'remove' || before.has(command.item)),
    );
    if (changing.length !== 1)
      addError(
        `${changing.length} commands made version ${version}`,
        changing.map(({ command }) => command),
      );
    const after = changing.reduce((state, { command }) => effectOf(command, state, addError), before);
    states.push(after);
    for (const { answer, command } of claiming) {
      if (answer!.totalCartSize !== after.size)
        addError(`version ${version} has ${after.size} lines`, { command, answer });
      if (command.kind === 'remove' && after.has(command.item)) addError('removed, and yet there', command);
    }
  }
  for (const { version, command } of done)
    if (!(version <= last)) addError(`version ${version} is later than the cart`, command);

  const lines = new Map(
    (final?.lines ?? []).map(({ cartItemId, quantity }) => [
      articlesOfTabs.findIndex(({ commercialItemId }) => commercialItemId === cartItemId.commercialItemId),
      quantity,
    ]),
  );
  const expected = states.at(-1)!;
  if (JSON.stringify([...lines].sort()) !== JSON.stringify([...expected].sort())) {
    addError('the final cart is another', { expected: [...expected], found: [...lines] });
  }
  errors.push(...contradictionsInTime(sent, done, states));
  return errors;
}

/** Of several removals of the same line the first one removes it; the others find it gone, in the same version. */
const withoutRepeatedRemovals = (done: Done[]): Done[] =>
  done.filter(
    ({ command: { kind, item } }, n) =>
      kind !== 'remove' || n === done.findIndex(({ command }) => command.kind === 'remove' && command.item === item),
  );

function effectOf(command: Sent['command'], before: State, addError: (text: string, about: unknown) => unknown): State {
  const after = new Map(before);
  const { kind, item, quantity } = command;
  if (kind === 'remove') after.delete(item);
  else if (kind === 'update') {
    if (!before.has(item)) addError('updated what was not there', command);
    after.set(item, quantity);
  } else for (const one of itemsOf(command)) after.set(one, (before.get(one) ?? 0) + quantity);
  return after;
}

/**
 * A command answered before another was sent comes before it, and each refusal must have been right at some moment of
 * its call.
 */
function contradictionsInTime(sent: Sent[], done: Done[], states: State[]): string[] {
  const known = done.filter(({ answeredAt }) => answeredAt !== undefined);
  const errors = known.flatMap((later) =>
    known
      .filter((earlier) => earlier.answeredAt! < later.sentAt && earlier.version > later.version)
      .map((earlier) => `version ${later.version} was asked for after version ${earlier.version} was answered`),
  );
  for (const { refusal, sentAt, answeredAt, command } of sent) {
    if (refusal === undefined) continue;
    const from = Math.max(0, ...known.filter((one) => one.answeredAt! < sentAt).map(({ version }) => version));
    const to = Math.min(
      states.length - 1,
      ...done.filter((one) => one.sentAt > answeredAt!).map(({ version }) => version),
    );
    const seen = states.slice(from, Math.max(from, to) + 1);
    const isRight = refusal === 'cart_unknown' ? from === 0 : seen.some((state) => !state.has(command.item));
    if (!isRight) errors.push(`refused without reason (${refusal}): ${JSON.stringify(command)}`);
  }
  return errors;
}
