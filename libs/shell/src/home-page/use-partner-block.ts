import type { ContentBlock } from '@shop/api-contracts';
import { useApp, useIdentityScope, useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { partnerBlockQuery } from '../queries.ts';

/**
 * Block that replaces the start block for business users, unless empty; company sites have no blocks. `isAwaited` until it is known
 * whether there is one, or the first call has failed.
 */
export function usePartnerBlock(): { block: ContentBlock | undefined; isAwaited: boolean } {
  const { companyId } = useApp();
  const isAsked = useUser()?.isBusinessUser === true && companyId === undefined;
  const { data, isLoading, failureCount } = useQuery({ ...partnerBlockQuery(useIdentityScope()), enabled: isAsked });
  const block = isAsked ? data?.blocks.find(({ name }) => name === 'partnerstart') : undefined;
  const isEmpty = block?.title === '' && block.parts.length === 0;
  return { block: isEmpty ? undefined : block, isAwaited: isLoading && failureCount === 0 };
}
