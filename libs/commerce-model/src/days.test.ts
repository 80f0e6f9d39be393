import { dayIn, localInstant } from './days.ts';

it.each([
  ['Europe/Stockholm', '2026-11-22T23:30:00.007Z', '2026-11-23T00:30:00.007+01:00'],
  ['Europe/Stockholm', '2026-07-01T21:59:59.999Z', '2026-07-01T23:59:59.999+02:00'],
  ['America/Chicago', '2026-03-08T07:59:00.000Z', '2026-03-08T01:59:00.000-06:00'],
  ['America/Chicago', '2026-03-08T08:01:00.000Z', '2026-03-08T03:01:00.000-05:00'],
  ['Asia/Kolkata', '2026-11-22T18:30:00.000Z', '2026-11-23T00:00:00.000+05:30'],
  ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000+00:00'],
])('I4: an instant in %s has its day first: %s', (timeZone, utc, local) => {
  const instant = new Date(utc);
  expect(localInstant(instant, timeZone)).toBe(local);
  expect(dayIn(timeZone, instant)).toBe(local.slice(0, 10));
  // still the same instant
  expect(new Date(localInstant(instant, timeZone)).toISOString()).toBe(utc);
});
