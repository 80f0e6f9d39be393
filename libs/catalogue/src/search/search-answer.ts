import type { SearchResult } from '@shop/api-contracts';
import { type App, loadQuery, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { searchQuery } from '../queries.ts';
import { pageSize, type SearchAddress } from './search-address.ts';

/** Query of the server: only the hits up to the end of the page, to keep the HTML small. */
const firstQuery = ({ expression, page }: SearchAddress, scope: string) =>
  searchQuery(expression, scope, page * pageSize);

const isEnough = ({ items, total }: SearchResult, { page }: SearchAddress): boolean =>
  items.length >= Math.min(total, page * pageSize);

/** A cached answer that covers this page, of any age: an unchanged expression makes no call. */
function knownAnswer(queryClient: QueryClient, address: SearchAddress, scope: string): SearchResult | undefined {
  const all = queryClient.getQueryData(searchQuery(address.expression, scope).queryKey);
  if (all) return all;
  for (let page = 1; page <= address.page; page += 1) {
    const answer = queryClient.getQueryData(firstQuery({ ...address, page }, scope).queryKey);
    if (answer && isEnough(answer, address)) return answer;
  }
  return undefined;
}

/** Used in the loader: the first hits on the server, all of them in one call in the browser. Throws the error of the call. */
export async function loadAnswer(app: App, address: SearchAddress, scope: string): Promise<SearchResult> {
  const known = knownAnswer(app.queryClient, address, scope);
  return known ?? loadQuery(app, app.isServer ? firstQuery(address, scope) : searchQuery(address.expression, scope));
}

/** Used in the page: the loader's answer; missing hits are requested once after hydration, then pages need no call. */
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
