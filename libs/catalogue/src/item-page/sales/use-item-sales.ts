import type { Item, SalesDetails } from '@shop/api-contracts';
import { useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../../queries.ts';

interface ItemSales {
  salesDetails: SalesDetails | null;
  /** `asking`: the slow system has not answered yet; `failed`: it did not answer. */
  state: 'known' | 'asking' | 'failed';
  retry: () => void;
}

/** Sales details of the article; those known only to the slow system are requested by the browser in a second, separate call. */
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
