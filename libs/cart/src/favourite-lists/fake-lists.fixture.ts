import type { ApiRequest, FavouriteList, FavouriteListSummary, ItemCard, LineToAdd } from '@shop/api-contracts';
import { buildFavouriteList, buildListItem, buildNumberedCard } from '@shop/api-contracts/testing';
import { json, problem, type Answers } from '../shop.fixture.tsx';

const summaryOf = ({ items, configurations, ...list }: FavouriteList): FavouriteListSummary => ({
  ...list,
  size: items.length + configurations.length,
  commercialItemIds: [
    ...new Set(items.flatMap(({ cartItemId, item }) => cartItemId.commercialItemId ?? item?.commercialItemId ?? [])),
  ],
});

/** A fake of upstream's lists as a browser sees them. */
export function createFakeLists(begin: FavouriteList[] = []) {
  let lists = begin;
  let made = 0;
  const own = (id: string | undefined) => lists.find((list) => list.id === id && list.owner === null);
  const unknown = () => problem(404, { code: 'list_unknown' });
  const change = (id: string | undefined, work: (list: FavouriteList) => FavouriteList): Response => {
    const list = own(id);
    if (!list) return unknown();
    const changed = work(list);
    lists = lists.map((one) => (one === list ? changed : one));
    return json(summaryOf(changed));
  };
  const isTaken = (name: string) => lists.some((list) => list.owner === null && list.name === name);
  const taken = () => problem(409, { code: 'list_name_taken' });
  const bodyOf = <Body>(body: ApiRequest['body']): Body => JSON.parse(typeof body === 'string' ? body : '{}') as Body;
  const put = (list: FavouriteList): Response => {
    lists = [...lists, list];
    return json(summaryOf(list));
  };

  const answers: Answers = {
    'GET /user/favouritelists': () => json(lists.map(summaryOf)),
    'POST /user/favouritelists': ({ body }) => {
      const { name } = bodyOf<{ name: string }>(body);
      return isTaken(name) ? taken() : put(buildFavouriteList({ id: `new-${++made}`, name }));
    },
    'GET /user/favouritelists/:id': (_request, { id }) => {
      const list = lists.find((one) => one.id === id);
      return list ? json(list) : unknown();
    },
    'PUT /user/favouritelists/:id': ({ body }, { id }) => {
      const { name } = bodyOf<{ name: string }>(body);
      return isTaken(name) ? taken() : change(id, (list) => ({ ...list, name }));
    },
    'DELETE /user/favouritelists/:id': (_request, { id }) => {
      if (!own(id)) return unknown();
      lists = lists.filter((list) => list.id !== id);
      return json(null);
    },
    'POST /user/favouritelists/:id/copy': ({ body }, { id }) => {
      const list = lists.find((one) => one.id === id);
      const { name } = bodyOf<{ name: string }>(body);
      if (!list) return unknown();
      return isTaken(name) ? taken() : put({ ...list, id: `new-${++made}`, name, owner: null, isShared: false });
    },
    'PUT /user/favouritelists/:id/shared': ({ body }, { id }) =>
      change(id, (list) => ({ ...list, ...bodyOf<{ isShared: boolean }>(body) })),
    'POST /user/favouritelists/:id/items': ({ body }, { id }) =>
      change(id, (list) => ({
        ...list,
        items: [
          ...list.items,
          ...bodyOf<{ items: LineToAdd[] }>(body).items.map(({ cartItemId, quantity }) =>
            buildListItem({
              item: buildNumberedCard(Number(cartItemId.genericItemId.slice(1)), cartItemId as Partial<ItemCard>),
              id: `i-${++made}`,
              quantity,
            }),
          ),
        ],
      })),
    'PUT /user/favouritelists/:id/items/:itemId': ({ body }, { id, itemId }) =>
      change(id, (list) => ({
        ...list,
        items: list.items.map((item) =>
          item.id === itemId ? { ...item, ...bodyOf<{ quantity: number }>(body) } : item,
        ),
      })),
    'DELETE /user/favouritelists/:id/items/:itemId': (_request, { id, itemId }) =>
      change(id, (list) => ({ ...list, items: list.items.filter((item) => item.id !== itemId) })),
    'DELETE /user/favouritelists/:id/configurations/:configId': (_request, { id, configId }) =>
      change(id, (list) => ({
        ...list,
        configurations: list.configurations.filter((one) => one.configurationId !== configId),
      })),
  };
  return {
    answers,
    get all() {
      return lists;
    },
  };
}
