import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

interface SearchPart {
  /** At most 600 hits; 12 without it. */
  limit?: number;
  /** Number of better hits to leave out. */
  offset?: number;
  /** Id of the category to narrow to. */
  category?: string | undefined;
  /** Equipment id of the unit to narrow to. */
  fits?: string | undefined;
  /** The canonical text of filter-query.ts. */
  f?: string | undefined;
  sort?: string | undefined;
}

export const searchQuery = (
  expression: string,
  scope: string,
  { limit, offset, category, fits, f, sort }: SearchPart = {},
) =>
  apiQuery(
    calls.items.search,
    {
      query: {
        expression,
        ...(limit ? { limit } : {}),
        ...(offset ? { offset } : {}),
        ...(category ? { category } : {}),
        ...(fits ? { fits } : {}),
        ...(f ? { f } : {}),
        ...(sort ? { sort } : {}),
      },
    },
    { scope },
  );
