import { articleKeyOf, type ArticleMatch } from '@shop/api-contracts';
import fc from 'fast-check';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const ask = (articleNumbers: unknown, options: CallOptions = {}) =>
  shop.call('post', '/items/lookup', { key: '', ...options, body: { articleNumbers } });
const lookUp = async (articleNumbers: string[], options: CallOptions = {}): Promise<ArticleMatch[]> =>
  (await ask(articleNumbers, options).expect(200)).body as ArticleMatch[];
const idsOf = ({ candidates }: ArticleMatch) => candidates.map(({ commercialItemId }) => commercialItemId);

describe('article lookup', () => {
  it.each(['GX-050-GC-NBR', 'gx050gcnbr', 'GX 050 GC NBR', ' gx-050 gc-nbr;', '#GX.050/GC–NBR'])(
    '17: %s is our number in every notation',
    async (typed) => {
      expect(await lookUp([typed])).toMatchObject([
        {
          articleNumber: typed.trim(),
          result: 'found',
          by: 'article',
          item: { commercialItemId: 'GX050GCNBR' },
          candidates: [],
          successor: null,
        },
      ]);
    },
  );

  it('17: finds a number in every notation but none with another letter or digit, like the keys of the quick order', async () => {
    const known = ['GX-050-GC-NBR', 'SK-TT-20', '0450 117'];
    const sign = fc.constantFrom('', '-', ' ', '.', '/', '–', '\u00a0', '#');
    const letter = fc.constantFrom(...'AZ09ØЖßé');
    const spelled = fc
      .tuple(fc.constantFrom(...known), fc.array(fc.tuple(sign, fc.boolean(), fc.nat(60)), { maxLength: 12 }), letter)
      .map(([number, signs, more]) => {
        const marked = [...articleKeyOf(number)].map((one, at) => {
          const [mark = '', isSmall = false] = signs[at] ?? [];
          return `${isSmall ? one.toLowerCase() : one}${mark}`;
        });
        const isOther = signs.length % 3 === 0;
        return (isOther ? marked.toSpliced(signs.length % marked.length, 0, more) : marked).join('');
      });
    await fc.assert(
      fc.asyncProperty(fc.array(spelled, { minLength: 20, maxLength: 60 }), async (typed) => {
        const matches = await lookUp(typed);
        const found = matches.map(({ item }) => (item ? articleKeyOf(item.articleNumber) : null));
        const keys = known.map(articleKeyOf);
        expect(found).toEqual(typed.map((one) => keys.find((key) => key === articleKeyOf(one)) ?? null));
      }),
      { numRuns: 10 },
    );
  });

  it('17: answers in the requested order, duplicates included', async () => {
    const typed = ['SK-TT-20', 'no such number', '0450 117', 'sk tt 20'];
    const matches = await lookUp(typed);
    expect(matches.map(({ articleNumber }) => articleNumber)).toEqual(typed);
    expect(matches.map(({ item }) => item?.articleNumber)).toEqual(['SK-TT-20', undefined, '0450 117', 'SK-TT-20']);
  });

  it('17: finds superseded and other makers’ numbers, with their kind', async () => {
    const matches = await lookUp(['VH 0450-061', 'kt p50 61h']);
    expect(matches).toMatchObject([
      { result: 'found', by: 'superseded', item: { commercialItemId: 'GX050H16061' } },
      { result: 'found', by: 'otherMaker', item: { commercialItemId: 'GX050H16061' } },
    ]);
  });

  it('17: finds a customer’s own number for that customer only', async () => {
    expect(await lookUp(['hv 204410'], { as: 'anna' })).toMatchObject([
      { result: 'found', by: 'own', item: { commercialItemId: 'GX050GCNBR' } },
    ]);
    for (const options of [{}, { as: 'grace' }, { as: 'anna', locale: 'pt-br' as const }]) {
      expect(await lookUp(['HV 20-4410'], options)).toMatchObject([{ result: 'unknown', item: null }]);
    }
  });

  it('17: an own number that is our number of another article is ambiguous between both', async () => {
    const [match] = await lookUp(['0450-117'], { as: 'anna' });
    expect(match).toMatchObject({ result: 'ambiguous', by: null, item: null });
    expect(idsOf(match!).sort()).toEqual(['0450117', 'GX050TB20420']);
    expect(await lookUp(['0450-117'])).toMatchObject([{ result: 'found', by: 'article' }]);
  });

  it.each([
    ['a wrong character', 'GX-050-GC-NBX'],
    ['a missing one', 'GX-050-G-NBR'],
    ['one too many', 'GX-0550-GC-NBR'],
    ['two swapped', 'GX-005-GC-NBR'],
    ['a letter for a digit', 'GX-O50-GC-NBR'],
  ])('17: with %s it is unknown, and the article is among the nearest', async (_error, typed) => {
    const [match] = await lookUp([typed]);
    expect(match).toMatchObject({ result: 'unknown', item: null, by: null, successor: null });
    expect(match!.candidates.length).toBeLessThanOrEqual(3);
    expect(idsOf(match!)).toContain('GX050GCNBR');
  });

  it('17: a mistyped own number is near its article, for its owner', async () => {
    expect(idsOf((await lookUp(['LR-DETARTRENT'], { as: 'marie' }))[0]!)).toContain('SKCLDES20');
    expect(idsOf((await lookUp(['LR-DETARTRENT'], { as: 'grace' }))[0]!)).not.toContain('SKCLDES20');
  });

  it.each(['---', '?', 'x', '面板', 'zzzzzzzzzz', "'; drop table variant; --", '%', '\\'])(
    '17: %s is unknown and near nothing',
    async (typed) => {
      expect(await lookUp([typed])).toMatchObject([{ result: 'unknown', item: null, candidates: [] }]);
    },
  );

  it('17: a discontinued article has its successor', async () => {
    const [match] = await lookUp(['BZ-028-H45-080']);
    expect(match).toMatchObject({ result: 'found', successor: { commercialItemId: 'BZ052H45060' } });
  });

  it('17: 500 numbers of all kinds take a few queries', async () => {
    const rows = await shop.deps.db.selectFrom('variant').select('article_number').limit(400).execute();
    const known = rows.map((row) => row.article_number.toLowerCase());
    const invalid = known.slice(0, 100).map((number) => `${number.slice(0, -1)}%${number.slice(-1)}9`);
    const typed = [...known, ...invalid];
    await lookUp(['nothing like it'], { as: 'anna' });

    const queriesFor = async (numbers: string[]) => {
      shop.takeQueries();
      const begun = performance.now();
      const matches = await lookUp(numbers, { as: 'anna' });
      const tookMs = performance.now() - begun;
      return { matches, tookMs, queries: shop.takeQueries().filter((query) => !query.includes('"meta"')).length };
    };
    const many = await queriesFor(typed);
    expect(many.matches.slice(0, 400).filter(({ result }) => result !== 'found')).toEqual([]);
    expect(many.matches.slice(400).filter(({ result }) => result !== 'unknown')).toEqual([]);
    expect(many.queries).toBeLessThanOrEqual(8);
    // On an idle machine it takes a small part of that.
    expect(many.tookMs).toBeLessThan(2_000);
  });

  it('17: is a read: needs no Idempotency-Key, and is not cached', async () => {
    const token = await shop.identityProvider.issue({ oid: 'looks-up' });
    const typed = ['Crane 7'];
    const options = { as: token, key: 'the-same-key' };
    expect(await lookUp(typed, options)).toMatchObject([{ result: 'unknown' }]);
    const body = { customArticleNumber: 'Crane 7' };
    await shop.call('put', '/user/customarticlenumbers/SKLK8T', { as: token, body }).expect(200);
    expect(await lookUp(typed, options)).toMatchObject([{ result: 'found', by: 'own' }]);
  });

  it.each([[[]], [['']], [['  ']], [['x'.repeat(61)]], [Array(501).fill('SK-TT-20')], ['SK-TT-20'], [[7]], [['a\0']]])(
    '17: refuses %j',
    async (articleNumbers) => {
      await ask(articleNumbers).expect(400);
    },
  );

  it('17: a list of 100,000 rows is refused, and the next call works', async () => {
    const response = await ask(Array(100_000).fill('GX-050-GC-NBR'));
    expect([400, 413]).toContain(response.status);
    expect(await lookUp(['SK-TT-20'])).toMatchObject([{ result: 'found' }]);
  });
});
