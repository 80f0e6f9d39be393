import type { ItemCard } from '@shop/api-contracts';
import { useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../queries.ts';

/**
 * How an article is sold; where that comes from the slow system it is asked for once more in the browser, and is on request until the
 * answer is there.
 */
export function useSalesDetails(item: ItemCard): Pick<ItemCard, 'salesDetails' | 'salesDetailsOnRequest'> {
  const { genericItemId, categoryId, commercialItemId, salesDetails, salesDetailsOnRequest } = item;
  const enabled = salesDetailsOnRequest && salesDetails === null;
  const complete = itemQuery({ genericItemId, categoryId, commercialItemId, complete: true }, useIdentityScope());
  const { data } = useQuery({ ...complete, enabled });
  return enabled && data?.salesDetails
    ? { salesDetails: data.salesDetails, salesDetailsOnRequest: false }
    : { salesDetails, salesDetailsOnRequest };
}
