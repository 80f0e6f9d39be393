import { ApiError } from '@shop/api-contracts';
import { appContext, identityScope, isEquipmentId, loadQuery, notFound } from '@shop/platform';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';

type UnitQuery<Data> = (
  equipmentId: string,
  scope: string,
) => Pick<UseQueryOptions<Data, Error, Data>, 'queryKey' | 'queryFn' | 'staleTime'>;

/** Used in loaders: data of the unit in the address, without which its page cannot be shown. An unknown unit is a 404. */
export async function loadOfUnit<Data>({ params, context }: LoaderFunctionArgs, query: UnitQuery<Data>): Promise<Data> {
  const { equipmentId } = params;
  if (!isEquipmentId(equipmentId)) throw notFound();
  try {
    return await loadQuery(context.get(appContext), query(equipmentId, context.get(identityScope)));
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}

/** Used in loaders of topics: awaits their data without retries. If that fails, the topic says so and requests it again. */
export async function tryOfUnit(
  { params, context }: LoaderFunctionArgs,
  query: (equipmentId: string, scope: string) => { queryKey: QueryKey },
): Promise<void> {
  const { equipmentId } = params;
  if (!isEquipmentId(equipmentId)) return;
  const { queryClient } = context.get(appContext);
  try {
    await queryClient.query({ ...query(equipmentId, context.get(identityScope)), retry: false });
  } catch {
    // the topic shows the failure
  }
}
