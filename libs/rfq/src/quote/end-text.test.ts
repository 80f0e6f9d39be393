import { endText, leftText } from './end-text.ts';

test('G4: an offer that ends at midnight shows its last minute in the customer’s time zone', () => {
  expect(endText('2026-11-24T23:00:00.000Z', 'en-GB', 'Europe/Stockholm')).toBe('24 November 2026 at\u00a023:59 CET');
  expect(endText('2026-11-25T03:00:00.000Z', 'en-GB', 'America/Sao_Paulo')).toMatch(
    /^24 November 2026 at\u00a023:59 GMT-3$/,
  );
});

test('G4: it is 23:59 also on days of a clock change', () => {
  expect(endText('2026-03-29T22:00:00.000Z', 'en-GB', 'Europe/Stockholm')).toBe('29 March 2026 at\u00a023:59 CEST');
  expect(endText('2026-10-25T23:00:00.000Z', 'en-GB', 'Europe/Stockholm')).toBe('25 October 2026 at\u00a023:59 CET');
});

test('G4: the remaining time is shown in the last 24 hours', () => {
  const end = '2026-11-25T00:00:00.000Z';
  const at = (time: string) => leftText(end, Date.parse(time), 'en-GB');
  expect(at('2026-11-23T23:59:00.000Z')).toBe('');
  expect(at('2026-11-24T00:00:00.000Z')).toBe('in 24 hours');
  expect(at('2026-11-24T18:30:00.000Z')).toBe('in 5 hours');
  expect(at('2026-11-24T23:12:30.000Z')).toBe('in 47 minutes');
  expect(at('2026-11-24T23:59:50.000Z')).toBe('in 1 minute');
  expect(at(end)).toBeNull();
});
