import { useHydrated, useIdentityScope } from '@shop/platform';
import type { Item, RelatedItems } from '@shop/api-contracts';
import { useQuery } from '@tanstack/react-query';
import { relatedItemsQuery } from '../../queries.ts';

export interface Related {
  /** Undefined until loaded. */
  data: RelatedItems | undefined;
  failed: boolean;
  retry: () => void;
}

/** Parts, kits, alternatives and articles that it fits: in the first HTML, unless they fail; then the browser requests them again. */
export function useRelatedItems({ genericItemId, commercialItemId }: Item): Related {
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(relatedItemsQuery(genericItemId, commercialItemId, useIdentityScope()));
  return { data, failed: hydrated && isError, retry: () => void refetch() };
}
