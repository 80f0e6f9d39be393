import { buildMarket, buildSettings } from '@shop/api-contracts/testing';
import { createShop, problem } from '../shop.fixture.tsx';
import { frameLoader } from './frame.loader.ts';

const load = async ({ getContext }: ReturnType<typeof createShop>) =>
  frameLoader({ context: await getContext(), params: { locale: 'en-gb' } } as never);

test('all data of the frame is requested in parallel', async () => {
  let running = 0;
  let most = 0;
  const slow = (body: unknown) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return body;
  };
  const { markets, tree } = await import('../shop.fixture.tsx');
  const answers = {
    '/settings': slow(buildSettings()),
    '/markets': slow(markets),
    '/markets/GB': slow(buildMarket()),
    '/categories': slow(tree),
  };
  await load(createShop({ answers }));
  expect(most).toBe(4);
});

test('a loaded frame stays when upstream goes down', async () => {
  let isDown = false;
  const shop = createShop({ answers: { '/categories': () => (isDown ? problem(503) : []) } });
  await load(shop);
  isDown = true;
  await shop.app.queryClient.invalidateQueries({ refetchType: 'none' });
  await expect(load(shop)).resolves.toEqual({ scope: 'anonymous' });
});

test('an unexpected refusal by upstream is thrown unchanged', async () => {
  await expect(load(createShop({ isServer: true, answers: { '/settings': problem(400) } }))).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
  });
});
