import type { ContentBlock } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { unitSearchBlockQuery } from '../queries.ts';

/** The content block that says where a unit's number is; company sites have none. */
export function useSearchBlock(): ContentBlock | undefined {
  const { companyId } = useApp();
  const { data } = useQuery({ ...unitSearchBlockQuery(), enabled: companyId === undefined });
  return data?.blocks.find(({ name }) => name === 'unitsearch');
}
