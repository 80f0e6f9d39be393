import { maxQuoteFiles, type quoteCheckout, type UploadedFile } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { storeFile } from '../../http/files/store-file.ts';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { openQuoteCart } from './open-quote-cart.ts';

/** Files for the requests of a cart, oldest first. */
export async function filesOfCart(db: Kysely<Database>, cartId: string): Promise<UploadedFile[]> {
  return db
    .selectFrom('quote_file')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select(['stored_file.id', 'stored_file.name', sql<number>`octet_length(bytes)`.as('bytes')])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('stored_file.id')
    .execute();
}

/** Throws a Problem 404 `cart_unknown`, 422 `too_many_files`. */
export async function attachFile(call: SignedInCall<typeof quoteCheckout.attachFile>): Promise<UploadedFile> {
  const { db, person, query, file } = call;
  // the lock serialises concurrent uploads, so that the count is right
  const cart = await openQuoteCart(call, query.cartId);
  if ((await filesOfCart(db, cart.id)).length >= maxQuoteFiles) {
    throw new Problem(422, 'too_many_files', `A request has at most ${maxQuoteFiles} files`, {
      members: { most: maxQuoteFiles },
    });
  }
  const id = await storeFile(db, file!);
  await db.insertInto('quote_file').values({ file_id: id, cart_id: cart.id, oid: person.oid }).execute();
  return { id, name: file!.name, bytes: file!.bytes.length };
}

export async function removeFile(call: SignedInCall<typeof quoteCheckout.removeFile>): Promise<null> {
  const { db, params, query } = call;
  const cart = await openQuoteCart(call, query.cartId);
  const removed = await db
    .deleteFrom('quote_file')
    .where('file_id', '=', params.fileId)
    .where('cart_id', '=', cart.id)
    .returning('file_id')
    .executeTakeFirst();
  if (removed) await db.deleteFrom('stored_file').where('id', '=', removed.file_id).execute();
  return null;
}
