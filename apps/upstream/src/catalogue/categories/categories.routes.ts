import { categories, type Category } from '@shop/api-contracts';
import type { Language } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import { catalogueRoute, route, type Route } from '../../http/route.ts';
import type { CategoryData, ReferenceData } from '../../memory/reference-data.ts';
import { sentinelCategories } from '../../http/sentinels.ts';
import { categoryMatrix } from './category-matrix.ts';

/** Routes of the category tree, which is built once per language and catalogue version, and of a category's matrix. */
export function categoryRoutes(deps: Deps): Route[] {
  return [
    catalogueRoute(categories.matrix, (call) => categoryMatrix(call)),
    route(categories.tree, ({ catalogue: { reference }, context: { language } }) => {
      const known = reference.trees.get(language);
      if (known) return known;
      const tree = reference.roots.map((root) => nodeOf(root, language, reference));
      if (deps.settings.demo) tree.push(...sentinelCategories(language));
      reference.trees.set(language, tree);
      return tree;
    }),
  ];
}

function nodeOf(category: CategoryData, language: Language, reference: ReferenceData): Category {
  return {
    id: category.id,
    name: category.name[language] ?? '',
    defaultName: category.defaultName,
    slug: category.slugs[language],
    visible: category.visible,
    parent: category.parentId,
    categories: category.children.map((child) => nodeOf(child, language, reference)),
    path: category.path.map(({ id }) => id),
    metaDescription: category.metaDescription[language],
    image: category.image,
    filters: category.filters.map(({ id }) => id),
    productCount: category.productCount,
    ...(category.matrix ? { matrix: category.matrix } : {}),
    ...(category.view ? { view: category.view } : {}),
    alternates: reference.markets.flatMap(({ languages, locales }) =>
      languages.map((one, n) => ({ locale: locales[n]!, slug: category.slugs[one] })),
    ),
  };
}
