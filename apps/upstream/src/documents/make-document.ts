import type { DocumentFormat, documents, FileAnswer } from '@shop/api-contracts';
import { dayIn } from '@shop/commerce-model';
import { fileNameOf } from '../http/files/file-name.ts';
import type { SignedInCall } from '../http/route.ts';
import { Problem } from '../problem/problem.ts';
import { cartDocument } from './cart-document.ts';
import { comparisonDocument } from './comparison-document.ts';
import type { DocumentMaking } from './document-call.ts';
import { fullTitle, type DocumentContent } from '../paper/document-content.ts';
import { listDocument } from './list-document.ts';
import { offersDocument } from './offers-document.ts';
import { quoteDocument, type QuoteMade } from './quote-document.ts';

type Call = SignedInCall<typeof documents.generate>;

export interface MadeDocument {
  file: FileAnswer;
  /** Entry in the list of generated quotes; null for other documents. */
  quote: QuoteMade | null;
}

const types: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Generates the requested document. Runs without a transaction, since writing takes time. Throws a Problem: 404 of its
 * subject, 422 `subject_missing`, `document_empty` and `document_too_large`.
 */
export async function makeDocument(call: Call, making: DocumentMaking): Promise<MadeDocument> {
  const { content, quote } = await contentOf(call, making);
  const { format } = call.body;
  const bytes = await making.write(format, content);
  const name = `${fullTitle({ ...content, number: content.number || dayIn(call.context.market.timeZone) })}.${format}`;
  // slashes are part of a name here, not of a path
  return { file: { name: fileNameOf(name.replaceAll(/[/\\]/g, '-')), type: types[format], bytes }, quote };
}

async function contentOf(
  call: Call,
  making: DocumentMaking,
): Promise<{ content: DocumentContent; quote: QuoteMade | null }> {
  const { cartId, configurationId, listId, itemKeys, categoryId, quoteNumber } = call.body;
  const alone = async (content: Promise<DocumentContent>) => ({ content: await content, quote: null });
  switch (call.params.kind) {
    case 'cart':
      if (cartId !== undefined) return alone(cartDocument(call, cartId, making));
      break;
    case 'list':
      if (listId !== undefined) return alone(listDocument(call, listId, making));
      break;
    case 'comparison':
      if (itemKeys !== undefined) return alone(comparisonDocument(call, { categoryId, itemKeys }, making));
      break;
    case 'quote':
      if (quoteNumber !== undefined) return alone(offersDocument(call, quoteNumber, making));
      if (configurationId !== undefined) return quoteDocument(call, { configurationId }, making);
      if (cartId !== undefined) return quoteDocument(call, { cartId }, making);
  }
  throw new Problem(422, 'subject_missing', `A document of kind ${call.params.kind} needs its subject`);
}
