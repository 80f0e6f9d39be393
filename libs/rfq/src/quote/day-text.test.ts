import { dayText } from './day-text.ts';

const lateInLondon = '2026-11-20T23:30:00.000Z';

test('H6: the day of an instant depends on the given time zone', () => {
  expect(dayText(lateInLondon, 'en-GB', 'Europe/London')).toBe('20 November 2026');
  expect(dayText(lateInLondon, 'en-GB', 'Europe/Stockholm')).toBe('21 November 2026');
  expect(dayText(lateInLondon, 'sv-SE', 'America/New_York')).toBe('20 november 2026');
});

test('H6: without a zone it is the reader’s day', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(dayText(lateInLondon, 'en-GB', undefined)).toBe(dayText(lateInLondon, 'en-GB', timeZone));
});
