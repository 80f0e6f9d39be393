import type { ContentBlock } from '@shop/api-contracts';
import { useApp, useIdentityScope, useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { partnerBlockQuery } from '../queries.ts';

/** Block that replaces the start block for business users, unless empty; company sites have no blocks. */
export function usePartnerBlock(): ContentBlock | undefined {
  const { companyId } = useApp();
  const isAsked = useUser()?.isBusinessUser === true && companyId === undefined;
  const { data } = useQuery({ ...partnerBlockQuery(useIdentityScope()), enabled: isAsked });
  const block = isAsked ? data?.blocks.find(({ name }) => name === 'partnerstart') : undefined;
  return block && (block.title !== '' || block.parts.length > 0) ? block : undefined;
}
