import { showToast } from '@shop/design-system';
import { PageTitle, paths, useApp, useShopNavigate } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { CompareTray } from '../compare-tray/lazy-compare.ts';
import { useText } from '../text.ts';
import { NoHits } from './no-hits.tsx';
import { readSearchAddress } from './search-address.ts';
import { useSearchAnswer } from './search-answer.ts';
import type { SearchPageData } from './search-page.loader.ts';
import { SearchResults } from './search-results.tsx';

/** Results for the words in the address. */
export function SearchPage() {
  const t = useText();
  const app = useApp();
  const { failed } = useLoaderData<SearchPageData>();
  const [search] = useSearchParams();
  const address = readSearchAddress(search);
  const answer = useSearchAnswer(app, address);
  useGoHome(failed);
  const { expression, page } = address;
  const heading = t('catalogue.search.title', { title: expression });
  const title = page > 1 ? t('catalogue.titleOfPage', { title: heading, page }) : heading;
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {answer &&
        ((answer.totalWithoutUnit ?? answer.totalUnfiltered) === 0 && answer.categories.length === 0 ? (
          <NoHits expression={expression} />
        ) : (
          <SearchResults answer={answer} address={address} />
        ))}
      <CompareTray />
    </>
  );
}

/** After a search that failed in the browser: goes home with a toast, or without it if the link asks for quiet. */
function useGoHome(failed: boolean): void {
  const t = useText();
  const navigate = useShopNavigate();
  const { search } = useLocation();
  const goHome = useEffectEvent(() => {
    if (new URLSearchParams(search).get('quiet') !== '1')
      showToast({ id: 'search-failed', type: 'error', text: t('catalogue.search.failed') });
    navigate(paths.home(), { replace: true });
  });
  useEffect(() => {
    if (failed) goHome();
  }, [failed]);
}
