import { contentBlockSchema, noCategoryId } from '@shop/api-contracts';
import { languages, type Translated } from '@shop/commerce-model';
import { createDemoCompany } from './create-demo-company.ts';

const company = createDemoCompany();
const { categories, items, variants, relations, documents, attributes } = company;
const idPattern = /^[A-Za-z0-9]{1,40}$/;
const variantById = new Map(variants.map((variant) => [variant.commercialItemId, variant]));
const categoryIds = new Set(categories.map(({ id }) => id));
const leaves = categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));
const inCategory = (categoryId: string) => {
  const generic = new Set(
    items.filter((item) => item.categoryIds.includes(categoryId)).map(({ genericItemId }) => genericItemId),
  );
  return variants.filter(({ genericItemId }) => generic.has(genericItemId));
};

function isWritten(text: Translated): boolean {
  return languages.every((language) => typeof text[language] === 'string' && text[language].trim() !== '');
}

describe('the demo company', () => {
  it('C4: has a catalogue of realistic size, with one category above 5,000 articles', () => {
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(5);
    expect(leaves.length).toBeGreaterThanOrEqual(24);
    expect(attributes.length).toBeGreaterThanOrEqual(40);
    const gaskets = inCategory('gaskets');
    expect(gaskets).toHaveLength(5100);
    expect(variants.length - gaskets.length).toBeGreaterThanOrEqual(400);
    expect(variants.length - gaskets.length).toBeLessThanOrEqual(520);
    expect(documents.length).toBeGreaterThanOrEqual(40);
    expect(company.reviews).toHaveLength(40);
  });

  it('is the same every time', () => {
    const withoutBodies = (one: ReturnType<typeof createDemoCompany>) => ({
      ...one,
      documents: one.documents.map((document) => ({ ...document, body: null })),
    });
    expect(withoutBodies(createDemoCompany())).toEqual(withoutBodies(company));
  });

  it('has unique ids that are valid in addresses', () => {
    const generic = items.map(({ genericItemId }) => genericItemId);
    const commercial = variants.map(({ commercialItemId }) => commercialItemId);
    for (const ids of [generic, commercial, [...categoryIds]]) {
      expect(ids.filter((id) => !idPattern.test(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(new Set(variants.map(({ articleNumber }) => articleNumber)).size).toBe(variants.length);
    expect(categoryIds.has(noCategoryId)).toBe(false);
  });

  it('gives every item a variant, and every variant an item', () => {
    const generic = new Set(items.map(({ genericItemId }) => genericItemId));
    const used = new Set(variants.map(({ genericItemId }) => genericItemId));
    expect([...generic].filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !generic.has(id))).toEqual([]);
  });

  it('has items only in leaf categories, and no empty leaf', () => {
    const leafIds = new Set(leaves.map(({ id }) => id));
    const named = items.flatMap((item) => item.categoryIds.filter((id) => id !== noCategoryId));
    expect(named.filter((id) => !leafIds.has(id))).toEqual([]);
    expect(leaves.filter(({ id }) => !named.includes(id))).toEqual([]);
  });

  it('N7: has every text in every language', () => {
    const texts: [string, Translated][] = [
      ...items.flatMap((item): [string, Translated][] => [
        [item.genericItemId, item.name],
        [item.genericItemId, item.description],
      ]),
      ...variants.map((variant): [string, Translated] => [variant.articleNumber, variant.name]),
      ...attributes.flatMap((attribute): [string, Translated][] => [
        [attribute.id, attribute.name],
        [attribute.id, attribute.group],
        ...Object.entries(attribute.values ?? {}).map(([code, name]): [string, Translated] => [
          `${attribute.id}.${code}`,
          name,
        ]),
      ]),
      ...categories.map((category): [string, Translated] => [category.id, category.metaDescription]),
      ...company.countries.map(({ code, name }): [string, Translated] => [code, name]),
      ...documents.map(({ id, name }): [string, Translated] => [id, name]),
      ...relations.flatMap(({ text, relatedCommercialItemId }): [string, Translated][] =>
        text ? [[relatedCommercialItemId, text]] : [],
      ),
      ...company.markets.flatMap(({ country, statusMessage }): [string, Translated][] =>
        statusMessage ? [[country, statusMessage]] : [],
      ),
    ];
    expect(texts.filter(([, text]) => !isWritten(text)).map(([where]) => where)).toEqual([]);
    expect(
      texts
        .filter(([, text]) => languages.some((language) => /[{}]|undefined|NaN/.test(text[language])))
        .map(([where]) => where),
    ).toEqual([]);
    expect(languages.filter((language) => company.keywords[language].length < 10)).toEqual([]);
  });

  it('names countries in each language', () => {
    const sweden = company.countries.find(({ code }) => code === 'SE')!;
    expect(sweden.name).toMatchObject({
      en: 'Sweden',
      sv: 'Sverige',
      de: 'Schweden',
      fr: 'Suède',
      nl: 'Zweden',
      'pt-BR': 'Suécia',
      'sr-Latn': 'Švedska',
    });
    expect(company.countries.find(({ code }) => code === 'US')!.states).toHaveLength(51);
  });

  it('uses only existing attributes, with values of their type', () => {
    const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
    const wrong = variants.flatMap((variant) =>
      Object.entries(variant.attributes).flatMap(([id, values]) => {
        const attribute = byId.get(id);
        if (!attribute) return [`${variant.articleNumber}: no attribute ${id}`];
        const right =
          attribute.type === 'interval'
            ? values.length === 2 && Number(values[0]) < Number(values[1])
            : values.length > 0 &&
              values.every((value) =>
                attribute.type === 'number' ? Number.isFinite(value) : typeof value === 'string',
              );
        return right ? [] : [`${variant.articleNumber}: ${id} ${JSON.stringify(values)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('names every coded value in all languages', () => {
    const isCode = /^[a-z][A-Za-z0-9]*$/;
    const unnamed = new Set(
      variants.flatMap((variant) =>
        attributes
          .filter(({ type }) => type === 'text')
          .flatMap(({ id, values }) =>
            (variant.attributes[id] ?? [])
              .filter((value) => isCode.test(String(value)) && !values?.[value])
              .map((value) => `${id}.${value}`),
          ),
      ),
    );
    expect([...unnamed]).toEqual([]);
  });

  it('uses in lists, filters and choices only attributes of the articles there', () => {
    const missing = leaves.flatMap(({ id, columns, filters }) => {
      const articles = inCategory(id);
      const asked = [...columns, ...filters.flatMap(({ attributeId }) => attributeId ?? [])];
      return asked
        .filter((attributeId) => !articles.some(({ attributes: own }) => own[attributeId]))
        .map((attributeId) => `${id}: ${attributeId}`);
    });
    expect(missing).toEqual([]);
    const figureless = items.flatMap(({ genericItemId, keyFigures }) => {
      const own = variants.filter((variant) => variant.genericItemId === genericItemId);
      return keyFigures
        .filter((id) => !own.every((variant) => variant.attributes[id]))
        .map((id) => `${genericItemId}: ${id}`);
    });
    expect(figureless).toEqual([]);
    const alike = items.flatMap(({ genericItemId, variantAttributes }) => {
      const chosen = variants
        .filter((variant) => variant.genericItemId === genericItemId)
        .map((variant) => JSON.stringify(variantAttributes.map((id) => variant.attributes[id])));
      return new Set(chosen).size === chosen.length ? [] : [genericItemId];
    });
    expect(alike).toEqual([]);
  });

  it('C3: has filters of all five types', () => {
    const types = new Set(categories.flatMap(({ filters }) => filters.map(({ type }) => type)));
    expect([...types].sort()).toEqual(['interval', 'range', 'singleValue', 'text', 'value']);
    const attributeType = new Map(attributes.map(({ id, type }) => [id, type]));
    const wrong = categories.flatMap(({ id, filters }) =>
      filters
        .filter(
          ({ type, attributeId }) =>
            (type === 'interval' && attributeType.get(attributeId!) !== 'interval') ||
            (type === 'range' && attributeType.get(attributeId!) !== 'number'),
        )
        .map((filter) => `${id}: ${filter.id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('declares the conformity of every heat exchanger in every language', () => {
    const declared = (prefix: string) =>
      new Set(
        documents
          .filter(({ kind, fileName }) => kind === 'certificate' && fileName.includes(`-${prefix}-`))
          .map(({ id }) => id),
      );
    for (const series of ['gx', 'sw', 'bz', 'bn', 'fb', 'st', 'ac', 'ah']) {
      expect([series, declared(series).size]).toEqual([series, 7]);
      const units = variants.filter(({ genericItemId }) => new RegExp(`^${series}\\d`, 'i').test(genericItemId));
      expect(units.length).toBeGreaterThan(0);
      for (const { documentIds } of units) expect(documentIds.filter((id) => declared(series).has(id))).toHaveLength(7);
    }
  });

  it('relates only existing articles, and no successor is discontinued', () => {
    const generic = new Set(items.map(({ genericItemId }) => genericItemId));
    const dangling = relations.filter(
      (relation) =>
        !generic.has(relation.genericItemId) ||
        !variantById.has(relation.relatedCommercialItemId) ||
        (relation.commercialItemId !== undefined &&
          variantById.get(relation.commercialItemId)?.genericItemId !== relation.genericItemId),
    );
    expect(dangling).toEqual([]);
    expect(relations.filter(({ kind, text }) => kind !== 'sparePart' && !text)).toEqual([]);
    const successors = variants.flatMap(({ successorId }) => successorId ?? []);
    expect(successors.filter((id) => (variantById.get(id)?.sales ?? 'discontinued') === 'discontinued')).toEqual([]);
    const documentIds = new Set(documents.map(({ id }) => id));
    expect(documentIds.size).toBe(documents.length);
    expect(variants.flatMap((variant) => variant.documentIds).filter((id) => !documentIds.has(id))).toEqual([]);
    expect(
      company.reviews.filter(
        ({ genericItemId, categoryId }) =>
          !items.find((item) => item.genericItemId === genericItemId)?.categoryIds.includes(categoryId),
      ),
    ).toEqual([]);
  });

  it('has content blocks that match the contract', () => {
    expect(company.blocks.filter(({ block }) => !contentBlockSchema.safeParse(block).success)).toEqual([]);
    expect(company.blocks.filter(({ block }) => block.name === 'start').map(({ language }) => language)).toEqual([
      ...languages,
    ]);
  });
});
