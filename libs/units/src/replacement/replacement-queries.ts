import { calls, type ReplacementSearch } from '@shop/api-contracts';
import { apiQuery, loadQuery, notFound, settingsQuery, usePrefetchedQuery, type App } from '@shop/platform';
import type { Asked } from './asked.ts';

/** Makers and models of old units, and what else can be asked for. */
export const replacementProductsQuery = () => apiQuery(calls.replacements.products, {});

/** Content blocks of the form; never requested on company sites. */
export const replacementBlocksQuery = () =>
  apiQuery(calls.content.blocks, { query: { blocks: 'unitreplacementtop,unitreplacementbottom' } });

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** What is said of the old unit, as calls have it. */
export const askedValues = (asked: Asked): ReplacementSearch => ({
  manufacturerId: asked.manufacturerId,
  productModelId: asked.productModelId,
  numberOfPlates: numberOf(asked.numberOfPlates),
  plateType: asked.plateType,
  connectionSizeColdSide: numberOf(asked.connectionSizeColdSide),
  connectionSizeHotSide: numberOf(asked.connectionSizeHotSide),
  applicationId: asked.applicationId,
  yearOfManufacture: numberOf(asked.yearOfManufacture),
  refundableOnly: asked.refundableOnly === 'true' ? true : undefined,
});

const queryOf = (asked: Asked, categoryId: string) => ({ ...askedValues(asked), categoryId, calculateRefund: true });

/** Units of the category that can replace the old one, priced for whoever asks. */
export const replacementsQuery = (asked: Asked, categoryId: string, scope: string) =>
  apiQuery(calls.replacements.search, { query: queryOf(asked, categoryId) }, { scope });

/** One unit of the category, by its commercial id, which replaces none. */
export const unitAloneQuery = (commercialItemId: string, categoryId: string, scope: string) =>
  apiQuery(calls.replacements.search, { query: { categoryId, compare: commercialItemId } }, { scope });

/** Refunds of all of them, also of those whose price a slow system has. */
export const refundsQuery = (asked: Asked, categoryId: string, scope: string) =>
  apiQuery(
    calls.replacements.calculateRefund,
    { query: queryOf(asked, categoryId) },
    { scope, excludedFromLoader: true },
  );

/** Used in loaders: the category of units that are offered. A market without one has no such pages: 404. */
export async function loadReplacementCategory(app: App): Promise<string> {
  const { replacementUnitsCategoryId } = await loadQuery(app, settingsQuery());
  if (replacementUnitsCategoryId === null) throw notFound();
  return replacementUnitsCategoryId;
}

/** Used in pages whose loader has called `loadReplacementCategory`. */
export const useReplacementCategory = (): string => usePrefetchedQuery(settingsQuery()).replacementUnitsCategoryId!;
