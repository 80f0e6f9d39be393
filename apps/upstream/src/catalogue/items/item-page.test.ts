import type { Item, ItemAddresses, ItemCard, RelatedItems, Review } from '@shop/api-contracts';
import type { VariantSeed } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const variantsOf = (genericItemId: string): VariantSeed[] =>
  company.variants.filter((variant) => variant.genericItemId === genericItemId);
const item = company.items.find((one) => variantsOf(one.genericItemId).length > 3)!;
const variants = variantsOf(item.genericItemId);

const open = async (id: string, query: Record<string, string> = {}): Promise<Item> =>
  (await shop.get(`/items/${id}`, query).expect(200)).body as Item;

describe('an item', () => {
  it('C6: has its first variant by default, and lists all variants', async () => {
    const answer = await open(item.genericItemId);
    expect(answer.commercialItemId).toBe(variants[0]!.commercialItemId);
    expect(answer.variants!.map(({ commercialItemId }) => commercialItemId)).toEqual(
      variants.map(({ commercialItemId }) => commercialItemId),
    );
    expect(answer.variantAttributes!.map(({ id }) => id)).toEqual(item.variantAttributes);
  });

  it('C6: has the requested variant', async () => {
    const third = variants[2]!;
    const answer = await open(item.genericItemId, { commercialItemId: third.commercialItemId });
    expect(answer).toMatchObject({ commercialItemId: third.commercialItemId, articleNumber: third.articleNumber });
  });

  it('C7: is 404 for a commercial id that it does not have, so that the caller can try again', async () => {
    const foreign = company.variants.find((variant) => variant.genericItemId !== item.genericItemId)!;
    for (const commercialItemId of ['nothing', foreign.commercialItemId]) {
      const response = await shop.get(`/items/${item.genericItemId}`, { commercialItemId }).expect(404);
      expect(response.body).toMatchObject({ code: 'variant_unknown' });
    }
  });

  it('C7: is 404 for an id that exists only as a commercial id', async () => {
    const items = new Set(company.items.map(({ genericItemId }) => genericItemId));
    const commercial = company.variants.find(({ commercialItemId }) => !items.has(commercialItemId))!;
    const response = await shop.get(`/items/${commercial.commercialItemId}`).expect(404);
    expect(response.body).toMatchObject({ code: 'item_unknown' });
  });

  it('C7: a remade unit, whose commercial id is also its generic id, is found at the second attempt', async () => {
    const remade = company.variants.find(({ commercialItemId, genericItemId }) => commercialItemId === genericItemId)!;
    await shop.get(`/items/${item.genericItemId}`, { commercialItemId: remade.commercialItemId }).expect(404);
    expect(await open(remade.commercialItemId)).toMatchObject({ commercialItemId: remade.commercialItemId });
  });

  it('C6: tags filter the variants and preselect one of them', async () => {
    const [attribute] = item.variantAttributes.filter((id) => typeof variants[0]!.attributes[id]?.[0] === 'string');
    const tag = String(variants.at(-1)!.attributes[attribute!]![0]);
    const tagged = variants.filter(({ attributes }) => Object.values(attributes).flat().map(String).includes(tag));
    const answer = await open(item.genericItemId, { itemTagIds: tag });
    expect(answer.variants!.map(({ commercialItemId }) => commercialItemId)).toEqual(
      tagged.map(({ commercialItemId }) => commercialItemId),
    );
    expect(answer.commercialItemId).toBe(tagged[0]!.commercialItemId);
  });

  it('C6: variant=strict keeps the requested variant even when the tags exclude it', async () => {
    const [attribute] = item.variantAttributes.filter(
      (id) =>
        new Set(variants.map((one) => String(one.attributes[id]?.[0]))).size > 1 &&
        typeof variants[0]!.attributes[id]?.[0] === 'string',
    );
    const asked = variants[0]!;
    const other = variants.find((one) => one.attributes[attribute!]![0] !== asked.attributes[attribute!]![0])!;
    const query = { commercialItemId: asked.commercialItemId, itemTagIds: String(other.attributes[attribute!]![0]) };
    expect((await open(item.genericItemId, query)).commercialItemId).not.toBe(asked.commercialItemId);
    const strict = await open(item.genericItemId, { ...query, variant: 'strict' });
    expect(strict.commercialItemId).toBe(asked.commercialItemId);
  });

  it('C6: is in the category from which it was opened, and has no category for a001', async () => {
    const twice = company.items.find(({ categoryIds }) => categoryIds.length > 1)!;
    for (const categoryId of twice.categoryIds) {
      expect(await open(twice.genericItemId, { categoryId })).toMatchObject({ categoryId });
    }
    const without = await open(twice.genericItemId, { categoryId: 'a001' });
    expect(without).toMatchObject({ categoryId: 'a001', categorySlug: '-', taxonomy: [] });
    const wrong = await open(twice.genericItemId, { categoryId: 'elsewhere' });
    expect(wrong).toMatchObject({ categoryId: twice.categoryIds[0] });
  });

  it('C6: has its slugs for every locale, without double hyphens', async () => {
    const { alternates } = await open(item.genericItemId);
    expect(alternates!.map(({ locale }) => locale).sort()).toEqual(
      company.markets.flatMap(({ locales }) => locales).sort(),
    );
    for (const { slug, categorySlug } of alternates!) {
      for (const one of [slug, categorySlug]) expect(one).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    const german = await shop.get(`/items/${item.genericItemId}`, {}, 'de-de').expect(200);
    const { slug, categorySlug } = german.body as Item;
    expect(alternates).toContainEqual({ locale: 'de-de', slug, categorySlug });
  });

  it('a discontinued article has a successor and cannot be bought', async () => {
    const old = company.variants.find(({ sales, successorId }) => sales === 'discontinued' && successorId)!;
    const answer = await open(old.genericItemId, { commercialItemId: old.commercialItemId });
    expect(answer.successor).toMatchObject({ commercialItemId: old.successorId });
    expect(answer.salesDetails).toMatchObject({
      salesActions: [],
      price: null,
      availability: { state: 'discontinued' },
    });
  });

  it('has a dimension drawing in both measure systems, and a DXF file', async () => {
    const drawn = company.variants.find(({ hasDimensions }) => hasDimensions)!;
    const { dimensions } = await open(drawn.genericItemId, { commercialItemId: drawn.commercialItemId });
    expect(dimensions!.drawing.src).not.toBe(dimensions!.drawingUs!.src);
    expect(dimensions!.measures.length).toBeGreaterThan(2);
    expect(dimensions!.files.map(({ format }) => format)).toEqual(['DXF']);
  });

  it('C11: has customer reviews, those with words first, then the newest, and their mean', async () => {
    const { genericItemId } = company.reviews[0]!;
    const written = company.reviews.filter((review) => review.genericItemId === genericItemId);
    const reviews = (await shop.get(`/items/${genericItemId}/reviews`).expect(200)).body as Review[];
    const newestFirst = (some: typeof written): string[] =>
      some
        .map(({ date }) => date)
        .sort()
        .reverse();
    const isInWords = ({ userReview }: (typeof written)[number]): boolean => userReview !== null;
    expect(reviews.map(({ date }) => date)).toEqual([
      ...newestFirst(written.filter(isInWords)),
      ...newestFirst(written.filter((review) => !isInWords(review))),
    ]);
    const mean = written.reduce((sum, { stars }) => sum + stars, 0) / written.length;
    const { count, averageStars } = (await open(genericItemId)).reviews;
    expect(count).toBe(written.length);
    expect(averageStars).toBeCloseTo(mean, 1);
  });

  it('an unknown item is 404 everywhere', async () => {
    for (const path of ['/items/nothing', '/items/nothing/reviews', '/items/nothing/related']) {
      expect((await shop.get(path).expect(404)).body).toMatchObject({ code: 'item_unknown' });
    }
  });
});

describe('related items', () => {
  it('of a unit are its parts with position and quantity; of a part, its units', async () => {
    const relation = company.relations.find(({ kind, commercialItemId }) => kind === 'sparePart' && commercialItemId)!;
    const related = (
      await shop
        .get(`/items/${relation.genericItemId}/related`, { commercialItemId: relation.commercialItemId! })
        .expect(200)
    ).body as RelatedItems;
    const part = related.spareParts.find(
      ({ item: { commercialItemId } }) => commercialItemId === relation.relatedCommercialItemId,
    )!;
    expect(part).toMatchObject({
      position: relation.position ?? null,
      quantityInUnit: relation.quantityInUnit ?? null,
      item: {
        parentItemKey: expect.stringMatching(`^${relation.genericItemId}_.+_${relation.commercialItemId}$`) as string,
      },
    });

    const back = (
      await shop
        .get(`/items/${part.item.genericItemId}/related`, { commercialItemId: relation.relatedCommercialItemId })
        .expect(200)
    ).body as RelatedItems;
    expect(back.fits.map(({ genericItemId }) => genericItemId)).toContain(relation.genericItemId);
    // each variant that has the part, and not one in the place of all
    const having = company.relations.filter(
      ({ kind, genericItemId, relatedCommercialItemId }) =>
        kind !== 'alternative' &&
        genericItemId === relation.genericItemId &&
        relatedCommercialItemId === relation.relatedCommercialItemId,
    );
    const variantsOf = company.variants.filter(
      ({ genericItemId, commercialItemId }) =>
        genericItemId === relation.genericItemId &&
        having.some((one) => (one.commercialItemId ?? commercialItemId) === commercialItemId),
    );
    expect(variantsOf.length).toBeGreaterThan(1);
    expect(
      back.fits.flatMap(({ genericItemId, commercialItemId }) =>
        genericItemId === relation.genericItemId ? [commercialItemId] : [],
      ),
    ).toEqual(variantsOf.map(({ commercialItemId }) => commercialItemId));
  });

  it('J5: of a unit have an exploded view whose numbers are the positions of its parts', async () => {
    const relatedTo = async (id: string, commercialItemId: string) =>
      (await shop.get(`/items/${id}/related`, { commercialItemId }, 'de-de').expect(200)).body as RelatedItems;
    const { explodedView, spareParts } = await relatedTo('GX050', 'GX050H16091');
    expect(explodedView!.name).toBe('GX-050');
    expect(explodedView!.balloons.map(({ number }) => number)).toEqual(
      [...new Set(spareParts.flatMap(({ position }) => position ?? []))].sort((a, b) => a - b),
    );
    // of this variant, not of the one that is drawn
    expect(explodedView!.balloons.find(({ number }) => number === 12)).toEqual({
      number: 12,
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
      partName: 'Kanaldichtung',
      quantity: 89,
    });
    await shop.get(explodedView!.picture.src).expect(200);
    const gasket = spareParts.find(({ position }) => position === 12)!.item;
    expect(await relatedTo(gasket.genericItemId, gasket.commercialItemId!)).toMatchObject({ explodedView: null });
  });
});

describe('the addresses of all articles', () => {
  it('are canonical and complete over all pages', async () => {
    const first = (await shop.get('/items/addresses', {}, 'de-de').expect(200)).body as ItemAddresses;
    const second = (await shop.get('/items/addresses', { page: 2 }, 'de-de').expect(200)).body as ItemAddresses;
    expect(first.addresses).toHaveLength(5_000);
    expect([...first.addresses, ...second.addresses].map(({ commercialItemId }) => commercialItemId)).toEqual(
      company.variants.map(({ commercialItemId }) => commercialItemId),
    );
    const [one] = first.addresses;
    const opened = (
      await shop.get(`/items/${one!.genericItemId}`, { commercialItemId: one!.commercialItemId! }, 'de-de').expect(200)
    ).body as Item;
    expect(opened).toMatchObject(one!);
  });
});

describe('several items at once', () => {
  it('come in the requested order, by generic or commercial id, without unknown ones', async () => {
    const [first, second] = company.items.filter(({ categoryIds }) => categoryIds.length === 1);
    const variant = variantsOf(second!.genericItemId).at(-1)!;
    const asked = [
      `${variant.commercialItemId}_${second!.categoryIds[0]}`,
      'nothing_x',
      `${first!.genericItemId}_${first!.categoryIds[0]}`,
    ];
    const cards = (await shop.get('/items', { item: asked }).expect(200)).body as ItemCard[];
    expect(cards.map(({ commercialItemId }) => commercialItemId)).toEqual([
      variant.commercialItemId,
      variantsOf(first!.genericItemId)[0]!.commercialItemId,
    ]);
  });

  it('are a list even for one', async () => {
    const cards = (await shop.get('/items', { item: `${item.genericItemId}_x` }).expect(200)).body as ItemCard[];
    expect(cards).toHaveLength(1);
  });
});
