import { fieldBounds, type FavouriteListSummary } from '@shop/api-contracts';
import { maxListItems, type ListChanges } from './list-changes.ts';
import { isNameTaken } from './use-create-list.ts';
import type { SaveRequest } from './save-action.ts';

/** Names that are tried before it is given up. */
const maxNames = 20;

interface NewListsName {
  name: string;
  /** Also the first list takes another name where this one is in use; those that follow always do. */
  orAnother?: boolean;
}

/**
 * Makes a list of the lines, or as many as they need: what one cannot hold goes on in `Pumps (2)`. All or nothing: when something fails,
 * the lists that were begun are deleted again.
 *
 * @throws ApiError 409 `list_name_taken`, and what else the calls throw
 */
export async function saveInNewLists(
  lists: ListChanges,
  { name, orAnother = false }: NewListsName,
  { lines, configurationIds = [] }: SaveRequest,
): Promise<FavouriteListSummary[]> {
  const made: FavouriteListSummary[] = [];
  try {
    let number = 1;
    for (let from = 0; from < lines.length || made.length === 0;) {
      const canRename = orAnother || made.length > 0;
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

/** Under the name with this number, or the next that is free. */
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
