import type { Item, SalesDetails } from '@shop/api-contracts';
import { useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../queries.ts';

interface ItemSales {
  salesDetails: SalesDetails | null;
  /** `asking`: the slow system has not answered yet; `failed`: it did not answer at all. */
  state: 'known' | 'asking' | 'failed';
  retry: () => void;
}

/** How the article is sold; where only the slow system knows, it is asked in the browser, the second time and for this alone. */
export function useItemSales(item: Item): ItemSales {
  const { genericItemId, categoryId, commercialItemId, salesDetails, salesDetailsOnRequest } = item;
  const enabled = salesDetailsOnRequest && salesDetails === null;
  const scope = useIdentityScope();
  const { data, isError, refetch } = useQuery({
    ...itemQuery({ genericItemId, categoryId, commercialItemId, complete: true }, scope),
    enabled,
  });
  const complete = data?.salesDetails ?? null;
  return {
    salesDetails: enabled ? complete : salesDetails,
    state: !enabled || complete ? 'known' : isError ? 'failed' : 'asking',
    retry: () => void refetch(),
  };
}
