import type { Language } from '@shop/commerce-model';
import type { MeasureSystem } from '@shop/measures';
import type { MarketContext } from '../memory/market-context.ts';
import { documentFormat } from './document-format.ts';
import { documentTexts, type SayOnDocument } from './document-texts.ts';

/** Language, formats and measure system of a document. */
export interface Words {
  language: Language;
  format: ReturnType<typeof documentFormat>;
  system: MeasureSystem;
  /** Text of a message in the language. */
  say: SayOnDocument;
}

export function wordsOf({ language, market }: Pick<MarketContext, 'language' | 'market'>): Words {
  const format = documentFormat(language, market.country);
  return {
    language,
    format,
    system: market.country === 'US' ? 'us' : 'si',
    say: documentTexts(format.locale),
  };
}
