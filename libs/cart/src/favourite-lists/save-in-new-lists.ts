import { fieldBounds, type FavouriteListSummary } from '@shop/api-contracts';
import { maxListItems, type ListChanges } from './list-changes.ts';
import { isNameTaken } from './use-create-list.ts';
import type { SaveRequest } from './save-action.ts';

/** Number of names to try. */
const maxNames = 20;

interface NewListsName {
  name: string;
  /** Allows another name for the first list too, if the name is taken; later lists always do. */
  allowSuffix?: boolean;
}

/**
 * Creates a list with the lines, or several if they exceed its limit: the rest goes into `Pumps (2)`. All or nothing: on failure the
 * created lists are deleted.
 * @throws {ApiError} 409 `list_name_taken`, and other errors of the calls
 */
export async function saveInNewLists(
  lists: ListChanges,
  { name, allowSuffix = false }: NewListsName,
  { lines, configurationIds = [] }: SaveRequest,
): Promise<FavouriteListSummary[]> {
  const made: FavouriteListSummary[] = [];
  try {
    let number = 1;
    for (let from = 0; from < lines.length || made.length === 0;) {
      const canRename = allowSuffix || made.length > 0;
      const { list, nextNumber } = await createUnder(lists, name, number, canRename);
      made.push(list);
      number = nextNumber;
      const units = from === 0 ? configurationIds : [];
      const part = lines.slice(from, from + maxListItems - units.length);
      await lists.addLines(list, part, units);
      from += part.length;
    }
    return made;
  } catch (error) {
    await Promise.allSettled(made.map((list) => lists.remove(list)));
    throw error;
  }
}

/** Creates it under the name with this number, or the next free one. */
async function createUnder(lists: ListChanges, name: string, from: number, canRename: boolean) {
  for (let number = from; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    try {
      const list = await lists.create(`${name.slice(0, fieldBounds.listName - suffix.length)}${suffix}`);
      return { list, nextNumber: number + 1 };
    } catch (error) {
      if (!canRename || number - from === maxNames || !isNameTaken(error)) throw error;
    }
  }
}
