import { documents } from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { readFile } from '../http/files/read-file.ts';
import { createPrintedDrawings } from '../paper/print-drawing.ts';
import { signedInFileRoute, signedInRoute, type Route } from '../http/route.ts';
import type { DocumentMaking } from './document-call.ts';
import type { DocumentQueue } from '../paper/document-queue.ts';
import { keepGeneratedQuote, readGeneratedQuote, readGeneratedQuotes } from './generated-quotes.ts';
import { makeDocument } from './make-document.ts';
import { orderGeneratedQuote } from './order-generated-quote.ts';

/** Routes of carts, lists, comparisons and quotes as files; generated quotes are stored. */
export function documentRoutes(
  { settings: { slowSalesDetailsMs }, writeDocument }: Deps,
  queue: DocumentQueue,
): Route[] {
  const making: DocumentMaking = {
    drawings: createPrintedDrawings(),
    slowSalesDetailsMs,
    write: writeDocument,
  };
  const make = (call: Parameters<typeof makeDocument>[0]) => queue(() => makeDocument(call, making));
  return [
    signedInFileRoute(documents.generate, {
      before: make,
      handle: async ({ db, person, body }, { file, quote }) => ({
        fileId: quote && (await keepGeneratedQuote(db, person, { ...quote, format: body.format, file })),
      }),
      fileOf: async (call, { fileId }, made) =>
        fileId === null ? (made ?? (await make(call))).file : readFile(call.db, fileId),
    }),
    signedInRoute(documents.generatedQuotes, readGeneratedQuotes),
    signedInRoute(documents.download, ({ db, person, query }) => readGeneratedQuote(db, person, query.id)),
    signedInRoute(documents.order, orderGeneratedQuote),
  ];
}
