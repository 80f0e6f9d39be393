import { categoryTreeQuery, findCategory, parseCategorySegment, usePrefetchedQuery } from '@shop/platform';
import { useParams } from 'react-router';

/** Ids from the root to the category of the open page or article; empty elsewhere. */
export function useCurrentCategoryPath(): readonly string[] {
  const tree = usePrefetchedQuery(categoryTreeQuery());
  const segment = useParams()['category'];
  const address = segment === undefined ? null : parseCategorySegment(segment);
  const category = address ? findCategory(tree, address.id) : undefined;
  return category?.path ?? [];
}
