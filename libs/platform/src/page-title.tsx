import type { Settings } from '@shop/api-contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { settingsQuery } from './frame-queries.ts';

/** Name of a shop without one of its own: that of the demo company. */
const brand = 'Vadholm';

/** Name of the shop, for titles of pages and for search engines. */
export const shopNameOf = (queryClient: QueryClient): string =>
  queryClient.getQueryData<Settings>(settingsQuery().queryKey)?.shopName ?? brand;

/** The same in pages; those of errors, which have no settings, say the name of the demo company. */
export const useShopName = (): string => shopNameOf(useQueryClient());

/** Title of the document: what the page shows, and whose shop it is. */
export function PageTitle({ title }: { title: string }) {
  const name = useShopName();
  return <title>{`${title} | ${name}`}</title>;
}
