import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { createSessions } from './sessions.ts';

const sessionOf = (sessionId: string) => ({
  sessionId,
  configurationId: 'c1',
  returnUrl: 'http://localhost:3000/en-gb/configurator',
  design: null,
  language: 'en',
  currency: 'GBP',
  currencyPerEuro: 0.86,
});

test('L2: the configurator keeps its newest sessions, so that nobody fills its disk', () => {
  const sessions = createSessions(new DatabaseSync(':memory:'));
  const ids = Array.from({ length: 2_010 }, () => randomUUID());
  for (const id of ids) sessions.keep(sessionOf(id));
  const kept = ids.filter((id) => sessions.find(id) !== undefined);
  expect(kept).toEqual(ids.slice(10));
});
