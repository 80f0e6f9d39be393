import { attributes } from './attributes.ts';
import type { CategorySeed } from './demo-company.ts';
import { categoryTree, type CategoryNode } from './category-tree.ts';
import { unbroken } from './texts.ts';
import { categoryTexts } from './words/categories.ts';

type FilterType = CategorySeed['filters'][number]['type'];

const attributeIds = new Set(attributes.map(({ id }) => id));

function categoriesOf(node: CategoryNode, parentId: string | null): CategorySeed[] {
  const { name, meta } = categoryTexts[node.id]!;
  const translated = Object.entries(name).filter(([, text]) => text !== '');
  const own: CategorySeed = {
    id: node.id,
    parentId,
    visible: node.visible ?? true,
    name: Object.fromEntries(translated),
    defaultName: name.en,
    metaDescription: unbroken(meta),
    drawing: node.drawing,
    columns: node.columns ?? [],
    filters: (node.filters ?? []).map((filter) => {
      const [id, type] = filter.split(':') as [string, FilterType];
      return { id, type, attributeId: attributeIds.has(id) ? id : null };
    }),
  };
  return [own, ...(node.children ?? []).flatMap((child) => categoriesOf(child, node.id))];
}

/** The category tree, parents before their children. */
export function createCategories(): CategorySeed[] {
  return categoryTree.flatMap((root) => categoriesOf(root, null));
}
