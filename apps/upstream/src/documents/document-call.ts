import type { Endpoint } from '@shop/api-contracts';
import type { PrintedDrawing } from '../paper/print-drawing.ts';
import type { SignedInCall } from '../http/route.ts';
import type { AsyncLruCache } from '../database/async-lru-cache.ts';
import type { WriteDocument } from '../paper/document-writer.ts';

/** The reader of a document, and the market. */
export type DocumentCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/** Dependencies of documents beside the call. */
export interface DocumentMaking {
  drawings: AsyncLruCache<PrintedDrawing | null>;
  slowSalesDetailsMs: number;
  write: WriteDocument;
}
