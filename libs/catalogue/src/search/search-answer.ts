import type { SearchResult } from '@shop/api-contracts';
import { type App, loadQuery, useHydrated, useIdentityScope } from '@shop/platform';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { encodeFilterQuery } from '../filters/filter-query.ts';
import { answerOfPage, isFiltered, pageSize, pagesInAnswer, type SearchAddress } from './search-address.ts';
import { searchQuery } from './search-query.ts';

const partOf = ({ category, fits, selection, sort }: SearchAddress) => ({
  category,
  fits,
  f: encodeFilterQuery(selection),
  sort,
});

/** Up to 600 hits, among them those of the page; filtered hits are called for page by page, since each choice is another list. */
function allQuery(address: SearchAddress, scope: string) {
  if (isFiltered(address)) return firstQuery(address, scope);
  const { offset } = answerOfPage(address);
  return searchQuery(address.expression, scope, { limit: pagesInAnswer * pageSize, offset, ...partOf(address) });
}

/** Query of the server: only the hits up to the end of the page, to keep the HTML small. */
function firstQuery(address: SearchAddress, scope: string) {
  const { firstPage, offset } = answerOfPage(address);
  const limit = (address.page - firstPage + 1) * pageSize;
  return searchQuery(address.expression, scope, { limit, offset, ...partOf(address) });
}

/** Number of hits in a whole answer for this page. */
const hitsInAnswer = ({ total }: SearchResult, address: SearchAddress): number =>
  Math.max(
    0,
    Math.min(total - answerOfPage(address).offset, isFiltered(address) ? pageSize : pagesInAnswer * pageSize),
  );

const isEnough = (answer: SearchResult, address: SearchAddress): boolean =>
  answer.items.length >=
  Math.min(hitsInAnswer(answer, address), (address.page - answerOfPage(address).firstPage + 1) * pageSize);

/** A cached answer that covers this page, of any age: an unchanged expression makes no call. */
function knownAnswer(queryClient: QueryClient, address: SearchAddress, scope: string): SearchResult | undefined {
  const all = queryClient.getQueryData(allQuery(address, scope).queryKey);
  if (all) return all;
  for (let page = answerOfPage(address).firstPage; page <= address.page; page += 1) {
    const answer = queryClient.getQueryData(firstQuery({ ...address, page }, scope).queryKey);
    if (answer && isEnough(answer, address)) return answer;
  }
  return undefined;
}

/** Used in the loader: the first hits on the server, all of them in one call in the browser. Throws the error of the call. */
export async function loadAnswer(app: App, address: SearchAddress, scope: string): Promise<SearchResult> {
  const known = knownAnswer(app.queryClient, address, scope);
  return known ?? loadQuery(app, app.isServer ? firstQuery(address, scope) : allQuery(address, scope));
}

/** Used in the page: the loader's answer; missing hits are requested once after hydration, then pages need no call. */
export function useSearchAnswer(app: App, address: SearchAddress): SearchResult | undefined {
  const hydrated = useHydrated();
  const scope = useIdentityScope();
  const known = knownAnswer(app.queryClient, address, scope);
  const isPartial = known !== undefined && known.items.length < hitsInAnswer(known, address);
  const { data } = useQuery({
    ...allQuery(address, scope),
    enabled: hydrated && isPartial,
    staleTime: Infinity,
    meta: { excludedFromLoader: true },
  });
  return data ?? known;
}
