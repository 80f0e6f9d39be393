import { buildUser } from '@shop/api-contracts/testing';
import { createShop, problem } from '../shop.fixture.tsx';
import { changeMarket } from './change-market.ts';

const chosen = { country: 'SE', locale: 'sv-se' };

/** Records all effects of a change, in order. */
async function change(input: Parameters<typeof createShop>[0]) {
  const steps: string[] = [];
  const { app, changes } = createShop({
    ...input,
    answers: {
      '/user/locale': () => {
        steps.push('saved');
        return null;
      },
      ...input?.answers,
    },
  });
  const cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void steps.push(cookie));
  await changeMarket(app, chosen, '/sv-se/', (address) => steps.push(`document ${address}`));
  cookies.mockRestore();
  return { steps, changes };
}

test('A8: country and language are saved, the country cookie is removed, the locale cookie lives 365 days, then the new document loads', async () => {
  const { steps, changes } = await change({ user: buildUser() });
  expect(changes).toEqual([{ path: 'PUT /user/locale', body: { market: 'SE', locale: 'sv-se' } }]);
  expect(steps).toEqual([
    'saved',
    'country=; Path=/; Max-Age=0; SameSite=Lax',
    `locale=sv-se; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax`,
    'document /sv-se/',
  ]);
});

test('A8: nothing is saved on the server for a visitor', async () => {
  const { steps, changes } = await change({});
  expect(changes).toEqual([]);
  expect(steps.at(-1)).toBe('document /sv-se/');
});

test('A8: a failure to save does not stop the change', async () => {
  const { steps } = await change({ user: buildUser(), answers: { '/user/locale': problem(500) } });
  expect(steps.at(-1)).toBe('document /sv-se/');
});

test('A8: a slow save is not awaited', async () => {
  const never = ({ signal }: { signal?: AbortSignal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  const stop = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(3000);
    setTimeout(() => stop.abort(), 20);
    return stop.signal;
  });
  const { steps } = await change({ user: buildUser(), answers: { '/user/locale': never } });
  limit.mockRestore();
  expect(steps.at(-1)).toBe('document /sv-se/');
});
