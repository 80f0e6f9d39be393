import { useI18n } from '@shop/i18n';
import { ambiguousAmount } from './read-amount.ts';
import { useText } from './text.ts';

/** Returns the question for an amount that can be read in two ways; undefined for any other. */
export function useAmbiguityText(): (typed: string) => string | undefined {
  const t = useText();
  const { tag } = useI18n().locale;
  return (typed) => {
    const meanings = ambiguousAmount(typed, tag);
    return meanings && t('rfq.error.ambiguous', { typed: typed.trim(), ...meanings });
  };
}
