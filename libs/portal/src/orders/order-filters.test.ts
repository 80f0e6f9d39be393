import { readOrderFilters } from './order-filters.ts';

const read = (search: string) => readOrderFilters(new URLSearchParams(search));

test('I4: a range of days typed the wrong way round is turned, since it would find nothing', () => {
  expect(read('from=2026-11-20&to=2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(read('from=2026-11-01&to=2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(read('from=2026-11-20')).toEqual({ from: '2026-11-20' });
});
