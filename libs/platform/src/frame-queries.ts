import { calls, type Category } from '@shop/api-contracts';
import type { App } from './app.ts';
import { apiQuery } from './queries/queries.ts';

/** Data of the frame. The root loader awaits it, so every page can read it synchronously. */
export const settingsQuery = () => apiQuery(calls.settings.get, {});
/** All markets, for the choice of country and language. */
export const marketsQuery = () => apiQuery(calls.markets.list, {});
/** The whole tree of categories, as menu and category pages need it. */
export const categoryTreeQuery = () => apiQuery(calls.categories.tree, {});
/** The market of this address: its currency, whether prices include tax, its languages. */
export const marketQuery = (app: App) =>
  apiQuery(calls.markets.get, { params: { id: app.locale.country }, query: { language: app.locale.language } });

/** Display name: the translation, or `defaultName` if there is none. */
export const categoryName = (category: Category): string => category.name || category.defaultName;

/** A category anywhere in the tree. */
export function findCategory(tree: readonly Category[], id: string): Category | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.categories, id);
    if (found) return found;
  }
  return undefined;
}

/** Categories from the root to `category`, inclusive. */
export function categoryChain(tree: readonly Category[], category: Category): Category[] {
  return category.path.flatMap((id) => findCategory(tree, id) ?? []);
}
