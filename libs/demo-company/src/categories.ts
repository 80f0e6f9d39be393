import type { Language } from '@shop/commerce-model';
import { attributes } from './attributes.ts';
import type { CategorySeed } from './demo-company.ts';
import { categoryTree, type CategoryId, type CategoryNode } from './category-tree.ts';
import { translated, unbroken } from './texts.ts';

type FilterType = CategorySeed['filters'][number]['type'];

/** Categories without a name in some language, to show the default name. */
const untranslated: Partial<Record<CategoryId, Language>> = { fusionbonded: 'sr-Latn' };

const attributeIds = new Set(attributes.map(({ id }) => id));

function categoriesOf(node: CategoryNode, parentId: string | null): CategorySeed[] {
  const name = translated(`categories.${node.id}.name`);
  const known = Object.entries(name).filter(([language]) => untranslated[node.id] !== language);
  const own: CategorySeed = {
    id: node.id,
    parentId,
    visible: node.visible ?? true,
    name: Object.fromEntries(known),
    defaultName: name.en,
    metaDescription: unbroken(translated(`categories.${node.id}.description`)),
    drawing: node.drawing,
    columns: node.columns ?? [],
    filters: (node.filters ?? []).map((filter) => {
      const [id, type] = filter.split(':') as [string, FilterType];
      return { id, type, attributeId: attributeIds.has(id) ? id : null };
    }),
    ...(node.matrix ? { matrix: node.matrix } : {}),
    ...(node.view ? { view: node.view } : {}),
  };
  return [own, ...(node.children ?? []).flatMap((child) => categoriesOf(child, node.id))];
}

/** Creates the category tree, parents before children. */
export function createCategories(): CategorySeed[] {
  return categoryTree.flatMap((root) => categoriesOf(root, null));
}
