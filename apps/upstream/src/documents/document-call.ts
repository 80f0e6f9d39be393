import type { Endpoint } from '@shop/api-contracts';
import type { MeasureSystem } from '@shop/measures';
import type { Language, Translated } from '@shop/commerce-model';
import type { PrintedDrawing } from '../paper/print-drawing.ts';
import type { SignedInCall } from '../http/route.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { Remembered } from '../database/remembered.ts';
import { documentFormat, filled } from '../paper/document-format.ts';
import type { WriteDocument } from '../paper/document-writer.ts';

/** Who asks for a document, and where. */
export type DocumentCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/** What making documents needs beside the call. */
export interface DocumentMaking {
  drawings: Remembered<PrintedDrawing | null>;
  slowSalesDetailsMs: number;
  write: WriteDocument;
}

/** How a document is written for a market: its language, formats and measures. */
export interface Words {
  language: Language;
  format: ReturnType<typeof documentFormat>;
  system: MeasureSystem;
  /** A text in the language, with `{name}` filled in. */
  say: (text: Translated, values?: Record<string, string | number>) => string;
}

export function wordsOf({ language, market }: Pick<MarketContext, 'language' | 'market'>): Words {
  return {
    language,
    format: documentFormat(language, market.country),
    system: market.country === 'US' ? 'us' : 'si',
    say: (text, values = {}) => filled(text[language], values),
  };
}
