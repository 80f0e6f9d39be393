import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../testing/wait-for.ts';
import { createGate } from './gate.ts';

const limits = { name: 'browse', inFlight: 3, handedOver: 2, queue: 2 };

function enterMany(gate: ReturnType<typeof createGate>, count: number, maxWaitMs: number) {
  const events: string[] = [];
  const leavers = Array.from({ length: count }, (_, n) =>
    gate.enter(
      maxWaitMs,
      () => events.push(`in ${n}`),
      () => events.push(`refused ${n}`),
    ),
  );
  return { events, leavers };
}

describe('gate of an upstream group', () => {
  it('admits calls at once while sockets can be handed over', () => {
    const gate = createGate(limits);
    expect(enterMany(gate, 2, 50).events).toEqual(['in 0', 'in 1']);
  });

  it('refuses at once when the queue is full', () => {
    const gate = createGate(limits);
    expect(enterMany(gate, 6, 50).events).toEqual(['in 0', 'in 1', 'refused 4', 'refused 5']);
  });

  it('gives a free permit to the call that has waited longest', () => {
    const gate = createGate(limits);
    const { events } = enterMany(gate, 4, 50);
    gate.leave();
    expect(events.at(-1)).toBe('in 2');
  });

  it('opens another socket, up to the limit, when none is handed over soon', async () => {
    const gate = createGate(limits);
    const { events } = enterMany(gate, 4, 2_000);
    await waitFor(() => events.length >= 3);
    await sleep(60); // no fourth one
    expect(events).toEqual(['in 0', 'in 1', 'in 2']);
    expect(gate).toMatchObject({ inFlight: 3, waiting: 1 });
  });

  it('says how long the call waits that came first', async () => {
    const gate = createGate({ ...limits, inFlight: 2 });
    enterMany(gate, 2, 2_000);
    expect(gate.longestWaitMs).toBe(0);
    enterMany(gate, 1, 2_000);
    await waitFor(() => gate.longestWaitMs >= 50);
    gate.leave();
    expect(gate.longestWaitMs).toBe(0);
  });

  it('refuses waiting calls of a group that hangs, within 100 ms', async () => {
    const gate = createGate(limits);
    const startedAt = performance.now();
    const ms = await new Promise<number>((resolve) => {
      enterMany(gate, 3, 80);
      gate.enter(
        80,
        () => undefined,
        () => resolve(performance.now() - startedAt),
      );
    });
    expect(ms).toBeGreaterThanOrEqual(75);
    // measured in checks of the queue, so a busy machine may take longer
    expect(ms).toBeLessThan(500);
  });

  it('keeps calls waiting for a while when others of the group are answered', async () => {
    const gate = createGate({ ...limits, inFlight: 2, queue: 100 });
    const { events } = enterMany(gate, 40, 40);
    const moving = setInterval(() => gate.leave(), 15);
    await sleep(200);
    clearInterval(moving);
    expect(events.filter((event) => event.startsWith('refused'))).toEqual([]);
    await sleep(150);
    expect(events).toContain('refused 39');
  });

  it('does not refuse calls because of a blocked event loop', async () => {
    const gate = createGate(limits);
    const { events } = enterMany(gate, 4, 80);
    const endsAt = Date.now() + 150;
    while (Date.now() < endsAt);
    await waitFor(() => events.length >= 3);
    expect(events).toEqual(['in 0', 'in 1', 'in 2']);
  });

  it('skips callers that have gone away', () => {
    const gate = createGate(limits);
    const { events, leavers } = enterMany(gate, 4, 50);
    leavers[2]?.();
    gate.leave();
    expect(events.at(-1)).toBe('in 3');
  });
});
