import { findMatrices, matrixPath } from '@shop/catalogue';
import {
  categoryName,
  categoryTreeQuery,
  isVisible,
  paths,
  unitPaths,
  usePrefetchedQuery,
  useUser,
  type VisibilityRule,
} from '@shop/platform';
import { useFrameFacts } from '../frame-entries/use-frame-entries.ts';
import type { FrameFacts } from '../frame-entries/frame-entries.ts';
import type { Suggestion } from './suggestion-groups.ts';
import { useSuggestionText } from './unit-suggestions.ts';

/** Entries of both kinds together. */
const maxPages = 4;
const account = ['signedIn', '!companySite'] as const;

/** Pages that are found by their name, and for whom they are. */
const pages = [
  { name: 'cart', to: paths.cart(), rules: [] },
  { name: 'quickOrder', to: paths.quickOrder(), rules: ['customerNumberUser'] },
  { name: 'orders', to: paths.orders(), rules: account },
  { name: 'quoteRequests', to: paths.quoteRequests(), rules: account },
  { name: 'favouriteLists', to: paths.favouriteLists(), rules: account },
  { name: 'ownUnits', to: unitPaths.ownUnits(), rules: account },
  { name: 'findUnit', to: unitPaths.unitSearch(), rules: [] },
  { name: 'replaceUnit', to: paths.unitReplacement(), rules: ['!exclusiveCompany'], needs: 'replacement' },
  { name: 'articleNumbers', to: paths.customArticleNumbers(), rules: account },
  { name: 'addresses', to: paths.addresses(), rules: account },
  { name: 'profile', to: paths.profile(), rules: account },
  { name: 'support', to: paths.support(), rules: [] },
  { name: 'market', to: paths.switcher(), rules: ['!exclusiveCompany'] },
] as const satisfies readonly {
  name: string;
  to: string;
  rules: readonly VisibilityRule[];
  needs?: keyof FrameFacts;
}[];

/** Letters and digits without accents, as words. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** True if each typed word begins a word of the name: `quick o` finds "Quick order". */
export function isNamed(name: string, typed: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(typed);
  return wanted.join('').length > 1 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Pages, the matrix of a typed model, and the reader's favourite lists whose names begin like the typed text; known without asking the server. */
export function usePageOptions(typed: string, listId: string): Suggestion[] {
  const t = useSuggestionText();
  const facts = useFrameFacts();
  const lists = useUser()?.favouriteLists ?? [];
  const matrices = findMatrices(typed, usePrefetchedQuery(categoryTreeQuery()), categoryName);
  const options: { key: string; to: string; text: string }[] = [
    ...pages
      .filter((page) => isVisible(page.rules, facts) && (!('needs' in page) || facts[page.needs]))
      .map(({ name, to }) => ({ key: name, to, text: t(`suggestions.pages.${name}`) })),
    ...lists.map(({ id, name }) => ({ key: id, to: paths.favouriteList(id), text: name })),
  ];
  const named = options.filter(({ text }) => isNamed(text, typed)).slice(0, maxPages);
  return matrices
    .map(({ category, model }) => ({
      key: `m-${category.id}`,
      to: matrixPath(category, model),
      text: t('suggestions.matrix', { name: categoryName(category), model }),
    }))
    .concat(named)
    .map(({ key, to, text }) => ({ kind: 'link', id: `${listId}-p-${key}`, to, text }));
}
