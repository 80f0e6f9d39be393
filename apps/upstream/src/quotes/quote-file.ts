import type { FileAnswer, quotes } from '@shop/api-contracts';
import { sql } from 'kysely';
import { readFile } from '../http/files/read-file.ts';
import type { SignedInCall } from '../http/route.ts';
import { notFound } from '../problem/problem.ts';
import { isAsked, isOwnRequest, quoteUnknown, readerOf } from './quote-store.ts';

/**
 * Loads a file of a request, for its customer and the asked partners. Throws a Problem 404 `quote_unknown`,
 * `file_unknown`.
 */
export async function quoteFile({ db, person, params }: SignedInCall<typeof quotes.file>): Promise<FileAnswer> {
  const reader = await readerOf(db, person);
  const { rows } = await sql<{ hasFile: boolean }>`
    select exists (select from quote_request_file where request_number = number and file_id = ${params.fileId}) as "hasFile"
    from quote_request where number = ${params.id} and (${isOwnRequest(reader)} or exists (
      select from quote_offer where request_number = number and ${isAsked(reader)}))`.execute(db);
  const [request] = rows;
  if (!request) throw quoteUnknown();
  if (!request.hasFile) throw notFound('file_unknown', 'File not found');
  return readFile(db, params.fileId);
}
