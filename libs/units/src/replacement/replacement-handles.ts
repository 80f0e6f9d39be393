import { paths, type RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';
import { isNothingAsked, readAsked } from './asked.ts';

const pageHandle = (
  analyticsCategory: string,
  title?: 'units.replacement.suggestions' | 'units.replacement.contact' | 'units.proof',
): RouteHandle => ({
  analyticsCategory,
  crumbs: ({ i18n }) => {
    const t = textOf(i18n);
    const form = t('units.replacement.title');
    return title === undefined ? [{ text: form }] : [{ text: form, to: paths.unitReplacement() }, { text: t(title) }];
  },
});

export const replacementHandle = pageHandle('unitReplacement');
export const suggestionsHandle = pageHandle('unitReplacementSuggestions', 'units.replacement.suggestions');
export const contactHandle = pageHandle('unitReplacementContact', 'units.replacement.contact');
const ofReplacement = pageHandle('unitReplacementProof', 'units.proof');
/** Below the form, except for a unit that replaces none. */
export const proofHandle: RouteHandle = {
  ...ofReplacement,
  crumbs: (app, match) =>
    isNothingAsked(readAsked(match.search).asked)
      ? [{ text: textOf(app.i18n)('units.proof') }]
      : ofReplacement.crumbs?.(app, match),
};
