import { articleKeyOf, languages } from '@shop/commerce-model';
import { createDemoCompany } from './create-demo-company.ts';

const company = createDemoCompany();
const { markets, companies, categories, items, variants, documents } = company;
const bySales = (sales: string) => variants.filter((variant) => variant.sales === sales);
const itemsOf = (categoryId: string) =>
  items.filter((item) => item.categoryIds.includes(categoryId)).map(({ genericItemId }) => genericItemId);

describe('edge cases in the demo data', () => {
  it('C8: twelve articles have their price and stock in the slow system', () => {
    expect(bySales('onRequest')).toHaveLength(12);
    expect(bySales('onRequest').filter(({ listPrice }) => listPrice === null)).toEqual([]);
  });

  it('ten articles are discontinued and have a successor', () => {
    expect(bySales('discontinued')).toHaveLength(10);
    expect(bySales('discontinued').filter(({ successorId, stock }) => !successorId || stock > 0)).toEqual([]);
  });

  it('some articles are only quoted, and have no price', () => {
    expect(bySales('quote').length).toBeGreaterThanOrEqual(8);
    expect(variants.filter(({ sales, listPrice }) => (listPrice === null) !== (sales === 'quote'))).toEqual([]);
  });

  it('eight units are remade and unique, with a space and a leading zero in their numbers', () => {
    const remade = variants.filter(({ attributes }) => attributes['yearOfManufacture']);
    expect(remade).toHaveLength(8);
    expect(remade.filter(({ stock }) => stock !== 1)).toEqual([]);
    expect(variants.find(({ articleNumber }) => articleNumber === 'GX-050 061')).toBeDefined();
    expect(variants.find(({ articleNumber }) => articleNumber.startsWith('0'))?.articleNumber).toBe('0450 117');
  });

  it('an article is free', () => {
    expect(
      variants.filter(({ listPrice }) => listPrice === 0).map(({ articleNumber, sales }) => [articleNumber, sales]),
    ).toEqual([['SK-GS-1', 'buy']]);
  });

  it('a name has 120 characters, the maximum in English', () => {
    expect(Math.max(...variants.map(({ name }) => name.en.length))).toBe(120);
    expect(
      Math.max(...variants.flatMap(({ name }) => languages.map((language) => name[language].length))),
    ).toBeLessThanOrEqual(130);
  });

  it('C4: a range filter has a single value', () => {
    const generic = new Set(itemsOf('nickelbrazed'));
    const pressures = new Set(
      variants
        .filter(({ genericItemId }) => generic.has(genericItemId))
        .map(({ attributes }) => attributes['designPressure']![0]),
    );
    expect([...pressures]).toEqual([16]);
    expect(categories.find(({ id }) => id === 'nickelbrazed')!.filters).toContainEqual({
      id: 'designPressure',
      type: 'range',
      attributeId: 'designPressure',
    });
  });

  it('an item is in two categories and also without one', () => {
    expect(items.filter(({ categoryIds }) => categoryIds.length >= 2).length).toBeGreaterThanOrEqual(5);
    expect(items.find(({ genericItemId }) => genericItemId === 'SKLK')!.categoryIds).toEqual([
      'tools',
      'frames',
      'a001',
    ]);
  });

  it('C7: some commercial ids are no generic id, others are both', () => {
    const generic = new Set(items.map(({ genericItemId }) => genericItemId));
    expect(generic.has('GX050H16061')).toBe(false);
    expect(
      variants
        .filter(({ commercialItemId }) => generic.has(commercialItemId))
        .map(({ commercialItemId }) => commercialItemId),
    ).toContain('GX050061');
  });

  it('C15: a category is hidden in menus, and one has no Serbian name', () => {
    expect(categories.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual(['earlierseries']);
    const untranslated = categories.filter(({ name }) => languages.some((language) => !name[language]));
    expect(untranslated.map(({ id, defaultName }) => [id, defaultName])).toEqual([
      ['fusionbonded', 'Fusion-bonded plate heat exchangers'],
    ]);
  });

  it('a document has no language', () => {
    expect(documents.filter(({ language }) => language === null).length).toBeGreaterThanOrEqual(2);
  });

  it('a company name contains quotes and angle brackets; one company site is exclusive, others are not', () => {
    expect(companies.some(({ name }) => /".*<.*>.*"/.test(name))).toBe(true);
    expect(companies.filter(({ exclusive }) => exclusive).map(({ id }) => id)).toEqual(['nordfrost']);
    expect(companies.filter(({ id }) => !/^[a-z0-9]{1,40}$/.test(id))).toEqual([]);
  });

  it('A8: every special case of a market occurs in a market of its own', () => {
    const having = (is: (market: (typeof markets)[number]) => unknown) =>
      markets.filter(is).map(({ country }) => country);
    expect(having(({ settings }) => settings['buyEnabled'] === false)).toEqual(['RS']);
    expect(having(({ homeRedirectDisabled }) => homeRedirectDisabled)).toEqual(['NL']);
    expect(having(({ settings }) => settings['greenOneEnabled'] === false)).toEqual(['BR']);
    expect(having(({ priceDisplay }) => priceDisplay === 'gross')).toEqual(['FR']);
    expect(having(({ locked }) => locked)).toEqual(['BR']);
    expect(having(({ statusMessage }) => statusMessage)).toEqual(['SE']);
    expect(having(({ settings }) => settings['ribbon'])).toEqual(['RS']);
    expect(markets.flatMap(({ locales }) => locales)).toEqual([
      'sv-se',
      'de-de',
      'en-us',
      'en-gb',
      'fr-fr',
      'nl-nl',
      'en-nl',
      'pt-br',
      'sr-latn-rs',
    ]);
  });

  it('17: a customer’s own number is our number of another article', () => {
    const numbers = new Map(variants.map((variant) => [articleKeyOf(variant.articleNumber), variant.commercialItemId]));
    const equal = company.customArticleNumbers.filter(({ number, commercialItemId }) => {
      const real = numbers.get(articleKeyOf(number));
      return real !== undefined && real !== commercialItemId;
    });
    expect(equal.map(({ customerNumber, number }) => [customerNumber, number])).toEqual([['100001', '0450-117']]);
  });

  it('E3: a favourite list has 150 lines, one is shared, one has a discontinued article', () => {
    const { favouriteLists } = company;
    expect(favouriteLists.map(({ lines }) => lines.length).sort((a, b) => b - a)[0]).toBe(150);
    expect(favouriteLists.filter(({ isShared }) => isShared)).toHaveLength(1);
    const sold = new Map(variants.map(({ commercialItemId, sales }) => [commercialItemId, sales]));
    const kinds = new Set(
      favouriteLists.flatMap(({ lines }) => lines.map(({ cartItemId }) => sold.get(cartItemId.commercialItemId!))),
    );
    expect([...kinds].sort()).toEqual(['buy', 'discontinued', 'onRequest', 'quote']);
  });

  it('no material is called by a trade name', () => {
    // people search by trade names
    const text = JSON.stringify({ ...company, synonyms: {} }).toLowerCase();
    expect(
      ['viton', 'hastelloy', '254 smo', 'teflon', 'inconel', 'monel'].filter((name) => text.includes(name)),
    ).toEqual([]);
  });
});
