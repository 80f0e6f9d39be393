import { configuratorPermission } from '@shop/api-contracts';
import { settingsQuery } from '../frame-queries.ts';
import { usePrefetchedQuery } from '../queries/queries.ts';
import { useUser } from './use-person.ts';

/** Whether the configurator is open to this person in this market; upstream decides the same. */
export function useMayConfigure(): boolean {
  const { aliceEnabled } = usePrefetchedQuery(settingsQuery());
  const user = useUser();
  return aliceEnabled && (user?.permissions.includes(configuratorPermission) ?? false);
}
