import { isTelemetryId, maxNameLength, telemetryName, withoutAddresses } from './telemetry-names.ts';

test.each([
  ['a1b2c3', true],
  ['4711', true],
  ['anna@example.com', true],
  ['a,b', false],
  ['a;b', false],
  ['a=b', false],
  ['a b', false],
  ['a|b', false],
  ['', false],
  [4711, false],
  [undefined, false],
  [null, false],
  [['a'], false],
])('M3: %j as the id of a user or an account: %s', (id, isAccepted) => expect(isTelemetryId(id)).toBe(isAccepted));

test('M3: a name beyond the limit ends in three dots, at the limit', () => {
  expect(telemetryName('x'.repeat(maxNameLength))).toBe('x'.repeat(150));
  expect(telemetryName('x'.repeat(maxNameLength + 1))).toBe(`${'x'.repeat(147)}...`);
  expect(telemetryName('Start')).toBe('Start');
});

test.each([
  ['No title at /en-gb/unit/AB12 after 200 tries', 'No title at … after 200 tries'],
  ['GET https://shop.example/api/items?q=secret failed', 'GET … failed'],
  ['write to anna@example.com', 'write to …'],
  ['Failed to fetch', 'Failed to fetch'],
])('M3: the message %j is reported as %j', (message, reported) => expect(withoutAddresses(message)).toBe(reported));
