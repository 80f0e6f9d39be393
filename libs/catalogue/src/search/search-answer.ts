import type { SearchResult } from '@shop/api-contracts';
import { type App, loadQuery, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { searchQuery } from '../queries.ts';
import { pageSize, type SearchAddress } from './search-address.ts';

/** What the server asks for: the hits up to the end of the page, so that the HTML holds no more than it shows. */
const firstQuery = ({ expression, page }: SearchAddress, scope: string) =>
  searchQuery(expression, scope, page * pageSize);

const isEnough = ({ items, total }: SearchResult, { page }: SearchAddress): boolean =>
  items.length >= Math.min(total, page * pageSize);

/** The answer in the cache that reaches this page; however old: an unchanged expression makes no call. */
function knownAnswer(queryClient: QueryClient, address: SearchAddress, scope: string): SearchResult | undefined {
  const all = queryClient.getQueryData(searchQuery(address.expression, scope).queryKey);
  if (all) return all;
  for (let page = 1; page <= address.page; page += 1) {
    const answer = queryClient.getQueryData(firstQuery({ ...address, page }, scope).queryKey);
    if (answer && isEnough(answer, address)) return answer;
  }
  return undefined;
}

/** In the loader: the first hits on the server, all of them in one call in the browser. Throws what the call throws. */
export async function loadAnswer(app: App, address: SearchAddress, scope: string): Promise<SearchResult> {
  const known = knownAnswer(app.queryClient, address, scope);
  return known ?? loadQuery(app, app.isServer ? firstQuery(address, scope) : searchQuery(address.expression, scope));
}

/** In the page: what the loader found; what of it is still missing is asked for once after hydration, and paging happens on it. */
export function useSearchAnswer(app: App, address: SearchAddress): SearchResult | undefined {
  const hydrated = useHydrated();
  const scope = useIdentityScope();
  const known = knownAnswer(app.queryClient, address, scope);
  const isPartial = known !== undefined && known.items.length < known.total && known.items.length < 600;
  const { data } = useQuery({
    ...searchQuery(address.expression, scope),
    enabled: hydrated && isPartial,
    staleTime: Infinity,
    meta: { excludedFromLoader: true },
  });
  return data ?? known;
}
