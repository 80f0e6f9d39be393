import type { ItemCard } from '@shop/api-contracts';
import { useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '../queries.ts';

/** Sales details of an article; those from the slow system are requested again in the browser, and are on request until the answer. */
export function useSalesDetails(item: ItemCard): Pick<ItemCard, 'salesDetails' | 'salesDetailsOnRequest'> {
  const { genericItemId, categoryId, commercialItemId, salesDetails, salesDetailsOnRequest } = item;
  const enabled = salesDetailsOnRequest && salesDetails === null;
  const complete = itemQuery({ genericItemId, categoryId, commercialItemId, complete: true }, useIdentityScope());
  const { data } = useQuery({ ...complete, enabled });
  return enabled && data?.salesDetails
    ? { salesDetails: data.salesDetails, salesDetailsOnRequest: false }
    : { salesDetails, salesDetailsOnRequest };
}
