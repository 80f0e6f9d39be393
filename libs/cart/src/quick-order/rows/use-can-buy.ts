import { settingsQuery, usePrefetchedQuery } from '@shop/platform';

/** Whether the market sells in the shop at all; where it does not, everything goes by quote and that is nothing to point out. */
export const useCanBuy = (): boolean => usePrefetchedQuery(settingsQuery()).buyEnabled;
