import {
  calls,
  configurationsPerCall,
  type FavouriteList,
  type FavouriteListSummary,
  itemsPerCall,
  type LineToAdd,
  type User,
} from '@shop/api-contracts';
import { accountRefOf, callOrThrow, loadQuery, userQuery, type App } from '@shop/platform';
import type { QueryClient } from '@tanstack/react-query';
import { favouriteListQuery, favouriteListsQuery } from './favourite-list-queries.ts';
import { isOwn, sortedByName } from './list-order.ts';

/** Maximum lines and configurations of a list; more are refused with 422 `list_full`. */
export const maxListItems = 1_000;
/** A later one of several calls failed, with its error as `cause`; earlier additions remain. */
export class PartlyAddedError extends Error {
  /** Number of lines added, counted from the first. */
  readonly addedLines: number;
  /** Ids of configurations not added. */
  readonly remainingConfigurations: readonly string[];

  constructor(addedLines: number, remainingConfigurations: readonly string[], cause: unknown) {
    super('Some lines are in the list, others are not', { cause });
    this.addedLines = addedLines;
    this.remainingConfigurations = remainingConfigurations;
  }
}

interface Change<Answer> {
  id: string;
  /** Optimistic update of the list's summary; undefined: deleted. */
  summary?: (list: FavouriteListSummary) => FavouriteListSummary | undefined;
  /** Optimistic update of the list's page. */
  detail?: (list: FavouriteList) => FavouriteList;
  call: () => Promise<Answer>;
}

/** Pending changes; the lists are read again after the last of a burst. */
const underWay = new WeakMap<QueryClient, Set<object>>();

export type ListChanges = ReturnType<typeof listChanges>;

/**
 * Changes of a person's lists. Each is shown at once, undone on failure, and throws the error of the call; after the last of several the
 * lists are read again.
 */
export function listChanges(app: App, scope: string) {
  const { api, queryClient, locale } = app;
  const listsKey = favouriteListsQuery(scope).queryKey;
  const detailKey = (id: string) => favouriteListQuery(id, scope).queryKey;
  const running = underWay.get(queryClient) ?? new Set<object>();
  underWay.set(queryClient, running);

  function writeLists(change: (lists: FavouriteListSummary[]) => FavouriteListSummary[]): void {
    const lists = queryClient.getQueryData<FavouriteListSummary[]>(listsKey);
    if (!lists) return;
    const changed = sortedByName(change(lists), locale.tag);
    queryClient.setQueryData(listsKey, changed);
    const names = changed.filter(isOwn).map(({ id, name }) => ({ id, name }));
    queryClient.setQueryData<User>(
      userQuery(accountRefOf(scope)).queryKey,
      (user) => user && { ...user, favouriteLists: names },
    );
  }
  const writeList = (id: string, list: FavouriteListSummary | undefined) =>
    writeLists((lists) => [...lists.filter((one) => one.id !== id), ...(list ? [list] : [])]);

  async function change<Answer>({ id, summary, detail, call }: Change<Answer>): Promise<Answer> {
    const mark = {};
    running.add(mark);
    await Promise.all([listsKey, detailKey(id)].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    const list = queryClient.getQueryData<FavouriteListSummary[]>(listsKey)?.find((one) => one.id === id);
    const whole = queryClient.getQueryData<FavouriteList>(detailKey(id));
    if (list && summary) writeList(id, summary(list));
    if (whole && detail) queryClient.setQueryData(detailKey(id), detail(whole));
    try {
      return await call();
    } catch (error) {
      // while others are pending their optimistic updates stay; the read after the last one corrects this one
      if (running.size === 1) {
        if (list) writeList(id, list);
        if (whole) queryClient.setQueryData(detailKey(id), whole);
      }
      throw error;
    } finally {
      running.delete(mark);
      if (running.size === 0) {
        void queryClient.invalidateQueries({ queryKey: listsKey });
        void queryClient.invalidateQueries({ queryKey: [calls.favouriteLists.get.name] });
      }
    }
  }

  async function make(call: () => Promise<FavouriteListSummary>): Promise<FavouriteListSummary> {
    const made = await call();
    await queryClient.cancelQueries({ queryKey: listsKey });
    writeList(made.id, made);
    void queryClient.invalidateQueries({ queryKey: listsKey });
    return made;
  }

  return {
    /** @throws ApiError 409 `list_name_taken` */
    create: (name: string) => make(() => callOrThrow(api, calls.favouriteLists.create, { body: { name } })),

    /** @throws ApiError 409 `list_name_taken` */
    copy: ({ id }: { id: string }, name: string) =>
      make(() => callOrThrow(api, calls.favouriteLists.copy, { params: { id }, body: { name } })),

    /** @throws ApiError 409 `list_name_taken` */
    rename: ({ id }: { id: string }, name: string) =>
      change({
        id,
        summary: (list) => ({ ...list, name }),
        detail: (list) => ({ ...list, name }),
        call: () => callOrThrow(api, calls.favouriteLists.rename, { params: { id }, body: { name } }),
      }),

    remove: ({ id }: { id: string }) =>
      change({
        id,
        summary: () => undefined,
        call: () => callOrThrow(api, calls.favouriteLists.remove, { params: { id } }),
      }),

    share: ({ id }: { id: string }, isShared: boolean) =>
      change({
        id,
        summary: (list) => ({ ...list, isShared }),
        detail: (list) => ({ ...list, isShared }),
        call: () => callOrThrow(api, calls.favouriteLists.share, { params: { id }, body: { isShared } }),
      }),

    /**
     * Long lists are sent in several calls.
     * @throws {PartlyAddedError} if a later call fails
     */
    addLines: ({ id }: { id: string }, lines: readonly LineToAdd[], configurationIds: readonly string[] = []) =>
      change({
        id,
        summary: (list) => {
          const added = lines.flatMap(({ cartItemId }) => cartItemId.commercialItemId ?? []);
          return { ...list, commercialItemIds: [...new Set([...list.commercialItemIds, ...added])] };
        },
        async call() {
          for (
            let n = 0;
            n * itemsPerCall < lines.length || n * configurationsPerCall < configurationIds.length;
            n += 1
          ) {
            const items = lines.slice(n * itemsPerCall, (n + 1) * itemsPerCall);
            const units = configurationIds.slice(n * configurationsPerCall, (n + 1) * configurationsPerCall);
            const body = { items, configurationIds: units };
            try {
              await callOrThrow(api, calls.favouriteLists.addItems, { params: { id }, body });
            } catch (error) {
              if (n === 0) throw error;
              throw new PartlyAddedError(
                Math.min(n * itemsPerCall, lines.length),
                configurationIds.slice(n * configurationsPerCall),
                error,
              );
            }
          }
        },
      }),

    setQuantity: ({ id }: { id: string }, itemId: string, quantity: number) =>
      change({
        id,
        detail: (list) => ({
          ...list,
          items: list.items.map((item) => (item.id === itemId ? { ...item, quantity } : item)),
        }),
        call: () => callOrThrow(api, calls.favouriteLists.setQuantity, { params: { id, itemId }, body: { quantity } }),
      }),

    removeItem: ({ id }: { id: string }, itemId: string) => {
      const left = queryClient.getQueryData<FavouriteList>(detailKey(id))?.items.filter((item) => item.id !== itemId);
      return change({
        id,
        summary: (list) => (left ? { ...list, size: list.size - 1, commercialItemIds: articlesOf(left) } : list),
        detail: (list) => ({ ...list, items: list.items.filter((item) => item.id !== itemId) }),
        call: () => callOrThrow(api, calls.favouriteLists.removeItem, { params: { id, itemId } }),
      });
    },

    /** Removes an article from a list, whatever its parent there. */
    removeArticle: ({ id }: { id: string }, commercialItemId: string) =>
      change({
        id,
        summary: (list) => ({
          ...list,
          commercialItemIds: list.commercialItemIds.filter((one) => one !== commercialItemId),
        }),
        async call() {
          const { items } = await loadQuery(app, favouriteListQuery(id, scope));
          for (const item of items) {
            if (articleOf(item) !== commercialItemId) continue;
            await callOrThrow(api, calls.favouriteLists.removeItem, { params: { id, itemId: item.id } });
          }
        },
      }),

    removeConfiguration: ({ id }: { id: string }, configurationId: string) =>
      change({
        id,
        summary: (list) => ({ ...list, size: list.size - 1 }),
        detail: (list) => ({
          ...list,
          configurations: list.configurations.filter((one) => one.configurationId !== configurationId),
        }),
        call: () =>
          callOrThrow(api, calls.favouriteLists.removeConfiguration, { params: { id, configId: configurationId } }),
      }),
  };
}

/** A line without a commercial id means the first article of its item. */
const articleOf = ({ cartItemId, item }: FavouriteList['items'][number]): string | undefined =>
  cartItemId.commercialItemId ?? item?.commercialItemId ?? undefined;

const articlesOf = (items: FavouriteList['items']): string[] => [
  ...new Set(items.flatMap((item) => articleOf(item) ?? [])),
];
