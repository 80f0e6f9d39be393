import type { RouteHandle } from '@shop/platform';
import { contentPageQuery } from '../queries.ts';

/** Route handle of a page whose title is that of its text. */
export const contentHandle = (page: string, analyticsCategory: string): RouteHandle => ({
  analyticsCategory,
  crumbs: ({ queryClient }) => {
    const title = queryClient.getQueryData(contentPageQuery(page).queryKey)?.title;
    return title === undefined ? undefined : [{ text: title }];
  },
});
