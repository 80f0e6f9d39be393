import type { FavouriteList, FavouriteListSummary } from '@shop/api-contracts';
import { paths, type App, type RouteHandle } from '@shop/platform';
import { favouriteListQuery, favouriteListsQuery } from '../favourite-lists/favourite-list-queries.ts';
import { textOf } from '../text.ts';

/** Breadcrumbs: the page of all lists, then the list's name once it is loaded. */
export const favouriteListHandle: RouteHandle = {
  analyticsCategory: 'favouriteList',
  crumbs(app, { params, scope }) {
    const t = textOf(app.i18n);
    return [
      { text: t('cart.lists.title'), to: paths.favouriteLists() },
      { text: nameOf(app, params['id'] ?? '', scope) ?? t('cart.lists.list') },
    ];
  },
};

function nameOf({ queryClient }: App, id: string, scope: string): string | undefined {
  const list = queryClient.getQueryData<FavouriteList>(favouriteListQuery(id, scope).queryKey);
  const lists = queryClient.getQueryData<FavouriteListSummary[]>(favouriteListsQuery(scope).queryKey);
  return list?.name ?? lists?.find((one) => one.id === id)?.name;
}
