import { settingsQuery, usePrefetchedQuery } from '@shop/platform';

/** True if the market sells in the shop; otherwise everything is quoted, without a notice. */
export const useCanBuy = (): boolean => usePrefetchedQuery(settingsQuery()).buyEnabled;
