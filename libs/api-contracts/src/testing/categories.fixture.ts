import { categorySchema, type Category } from '../catalogue/categories.ts';
import { filterSchema, type Filter } from '../catalogue/filters.ts';
import { built } from './built.fixture.ts';

/** A visible leaf at the root. */
export const buildCategory = (category: Partial<Category> & Pick<Category, 'id' | 'name'>): Category =>
  built(categorySchema, {
    defaultName: category.name,
    slug: category.name.toLowerCase().replaceAll(' ', '-'),
    visible: true,
    parent: null,
    categories: [],
    path: [category.id],
    metaDescription: `All about ${category.name}.`,
    image: null,
    filters: [],
    productCount: 1,
    ...category,
  });

export const buildFilter = (filter: Partial<Filter> & Pick<Filter, 'id' | 'type'>): Filter =>
  built(filterSchema, {
    description: filter.id,
    values: [],
    value: null,
    range: null,
    unit: null,
    disabled: false,
    ...filter,
  });
