import { paths, type RouteHandle } from '@shop/platform';
import { textOf } from '../text.ts';

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
export const proofHandle = pageHandle('unitReplacementProof', 'units.proof');
