import type { Item, Problem, Review } from '@shop/api-contracts';
import { dayIn } from '@shop/commerce-model';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const someReview = {
  stars: 4,
  userReview: 'Tight after four years.',
  userAlias: 'K. from the dairy',
  genericItemId: 'BZ112',
  categoryId: 'copperbrazed',
};
const today = (): string => dayIn('Europe/London');
const post = (review: object, options: CallOptions = {}) =>
  shop.call('post', '/product/reviews', { as: 'grace', ...options, body: { ...someReview, ...review } });
const reviewsOf = async (id: string): Promise<Review[]> =>
  (await shop.get(`/items/${id}/reviews`).expect(200)).body as Review[];
const codeOf = ({ body }: { body: unknown }) => (body as Problem).code;

describe('reviews', () => {
  it('C14: one is posted with stars, text and alias, and is listed first', async () => {
    const before = await reviewsOf('BZ112');
    const posted = { ...someReview, date: today(), language: 'en' };
    expect((await post({}).expect(200)).body).toEqual(posted);
    expect(await reviewsOf('BZ112')).toEqual([posted, ...before]);
  });

  it('C14: stars are enough; the text is then null', async () => {
    expect((await post({ genericItemId: 'BZ028', userReview: null }).expect(200)).body).toMatchObject({
      userReview: null,
    });
    const silent = (await reviewsOf('BZ028')).filter(({ userReview }) => userReview === null);
    expect(silent[0]).toMatchObject({ stars: 4, userAlias: someReview.userAlias, date: today() });
    for (const userReview of ['', '  ']) await post({ genericItemId: 'BZ028', userReview }).expect(400);
  });

  it('C14: a second one by the same person replaces the first and counts once', async () => {
    const count = async () => ((await shop.get('/items/GX080').expect(200)).body as Item).reviews.count;
    const before = await count();
    const ofGasketed = { genericItemId: 'GX080', categoryId: 'gasketed' };
    await post({ ...ofGasketed, stars: 1 }).expect(200);
    await post({ ...ofGasketed, stars: 2, userAlias: 'Paul' }, { as: 'paul', locale: 'de-de' }).expect(200);
    await post({ ...ofGasketed, stars: 5, userReview: null }).expect(200);
    const [newest, ...others] = await reviewsOf('GX080');
    expect(newest).toMatchObject({ stars: 2, userAlias: 'Paul', language: 'de' });
    const ofGrace = others.filter(({ userAlias }) => userAlias === someReview.userAlias);
    expect(ofGrace).toMatchObject([{ stars: 5, userReview: null, language: 'en' }]);
    await shop.deps.memory.reload();
    expect(await count()).toBe(before + 2);
  });

  it('C14: those with words are listed before stars alone, each newest first', async () => {
    await post({ genericItemId: 'BZ052' }, { as: 'paul' }).expect(200);
    await post({ genericItemId: 'BZ052', userReview: null }).expect(200);
    const listed = await reviewsOf('BZ052');
    expect(listed[0]).toMatchObject({ userReview: someReview.userReview });
    const parts = [true, false].map((hasWords) => listed.filter((one) => (one.userReview !== null) === hasWords));
    expect(listed).toEqual(parts.flat());
    for (const part of parts) {
      const dates = part.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    expect(parts[1]!.length).toBeGreaterThan(0);
  });

  it('C14: of ten at once by one person, one remains', async () => {
    const before = (await reviewsOf('ST168')).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post({ genericItemId: 'ST168', categoryId: 'a001', userAlias: `Nr ${n}` }, { as: 'sam' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await reviewsOf('ST168')).toHaveLength(before + 1);
  });

  it('C14: are refused for an item in another category or none', async () => {
    for (const wrong of [{ genericItemId: 'NOTHING' }, { categoryId: 'gaskets' }, { categoryId: 'nowhere' }]) {
      expect(codeOf(await post(wrong).expect(422))).toBe('item_not_there');
    }
  });

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: '4' },
    { userAlias: ' ' },
    { userAlias: 'x'.repeat(41) },
    { userReview: 'x'.repeat(2_001) },
    { userReview: undefined },
  ])('C14: refuses %j', async (wrong) => {
    const before = await reviewsOf('BZ112');
    await post(wrong).expect(400);
    expect(await reviewsOf('BZ112')).toEqual(before);
  });

  it('H6: need sign-in, and nobody can write for another person', async () => {
    const body = { ...someReview, oid: '10000000-0000-4000-8000-000000000001' };
    await shop.call('post', '/product/reviews', { body }).expect(401);
    await post({ ...body, genericItemId: 'SKRG', categoryId: 'a001' }, { as: 'noah' }).expect(200);
    const rows = await shop.deps.db.selectFrom('review').select('oid').where('oid', '=', body.oid).execute();
    expect(rows).toEqual([]);
  });
});
