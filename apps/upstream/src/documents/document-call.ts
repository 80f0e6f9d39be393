import type { Endpoint } from '@shop/api-contracts';
import type { MeasureSystem } from '@shop/measures';
import type { Language } from '@shop/commerce-model';
import type { PrintedDrawing } from '../paper/print-drawing.ts';
import type { SignedInCall } from '../http/route.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { AsyncLruCache } from '../database/async-lru-cache.ts';
import { documentFormat } from '../paper/document-format.ts';
import { documentTexts, type SayOnDocument } from '../paper/document-texts.ts';
import type { WriteDocument } from '../paper/document-writer.ts';

/** The reader of a document, and the market. */
export type DocumentCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/** Dependencies of documents beside the call. */
export interface DocumentMaking {
  drawings: AsyncLruCache<PrintedDrawing | null>;
  slowSalesDetailsMs: number;
  write: WriteDocument;
}

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
