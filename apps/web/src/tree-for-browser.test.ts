import type { Category } from '@shop/api-contracts';
import { treeForBrowser } from './tree-for-browser.ts';

const category = (id: string, categories: Category[] = []): Category => ({
  id,
  name: id,
  defaultName: id,
  slug: id,
  visible: true,
  parent: null,
  categories,
  path: [id],
  metaDescription: '',
  image: null,
  filters: [],
  alternates: [{ locale: 'de-de', slug: `${id}-de` }],
});

test('a page hands over the slugs in other markets of its own category alone', () => {
  const [root] = treeForBrowser(
    [category('parts', [category('gaskets'), category('plates')])],
    '/en-gb/gaskets--gaskets',
  );
  const [gaskets, plates] = root!.categories;
  expect(root).not.toHaveProperty('alternates');
  expect(gaskets).toEqual(category('gaskets'));
  expect(plates).not.toHaveProperty('alternates');
});
