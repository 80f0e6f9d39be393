import { usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { quotesQuery } from './quotes-query.ts';

/** Number of received requests that nobody has begun to answer; undefined for others than partners, and while loading. */
export function useWaitingRequests({ enabled = true } = {}): number | undefined {
  const { scope, user } = usePortalPerson();
  const { data } = useQuery({
    ...quotesQuery(scope, { box: 'received', state: 'requested' }),
    enabled: enabled && user.isBusinessUser,
  });
  return data?.total;
}
