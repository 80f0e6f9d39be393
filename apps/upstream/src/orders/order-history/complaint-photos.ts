import { maxComplaintPhotos, type FileAnswer, type UploadedFile } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Person } from '../../access/person.ts';
import type { ReceivedFile } from '../../http/files/receive-file.ts';
import { preparePhoto } from '../../http/files/prepare-photo.ts';
import { storeFile } from '../../http/files/store-file.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import { isOfHistory, readPlacedOrder } from './placed-orders.ts';

interface PhotoCall {
  db: Kysely<Database>;
  person: Person;
  params: { id: string; claimNumber: string };
}

/** Prepares a photograph for a complaint of an own order. Throws a Problem: 404 `order_unknown`, 422 `photo_unreadable`. */
export async function prepareComplaintPhoto(
  { db, person, params }: PhotoCall,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  await readPlacedOrder(db, person, params.id);
  return preparePhoto(file);
}

/**
 * Adds a photograph to a complaint that is not decided yet. Throws a Problem: 404 `order_unknown`, `claim_unknown`; 409
 * `claim_decided`; 422 `too_many_photos`.
 */
export async function addPhoto({ db, person, params }: PhotoCall, photo: ReceivedFile): Promise<UploadedFile> {
  const { id: orderId } = await readPlacedOrder(db, person, params.id);
  // the lock serialises concurrent uploads, so that the count is right
  const complaint = await db
    .selectFrom('order_claim')
    .select(['number', 'state'])
    .where('number', '=', params.claimNumber)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw claimUnknown();
  if (complaint.state !== 'received') throw new Problem(409, 'claim_decided', 'The complaint is already decided');
  // counted after the lock: a statement sees what was there when it began
  const { count } = await db
    .selectFrom('order_claim_photo')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('claim_number', '=', complaint.number)
    .executeTakeFirstOrThrow();
  if (count >= maxComplaintPhotos) {
    throw new Problem(422, 'too_many_photos', `A complaint has at most ${maxComplaintPhotos} photographs`, {
      members: { most: maxComplaintPhotos },
    });
  }
  const id = await storeFile(db, photo);
  await db.insertInto('order_claim_photo').values({ file_id: id, claim_number: complaint.number }).execute();
  return { id, name: photo.name, bytes: photo.bytes.length };
}

/** Photographs of the complaint `order_claim` as JSON, oldest first. */
export const photosJson = sql<UploadedFile[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'bytes', length(bytes)) order by added_at, id), '[]')
  from order_claim_photo join stored_file on stored_file.id = file_id where claim_number = order_claim.number)`;

/** Loads a photograph of an own complaint. Throws a Problem 404 `photo_unknown`. */
export async function readPhoto({
  db,
  person,
  params,
}: PhotoCall & { params: { fileId: string } }): Promise<FileAnswer> {
  const found = await db
    .selectFrom('order_claim_photo')
    .innerJoin('order_claim', 'number', 'claim_number')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select(['stored_file.name', 'stored_file.type', 'bytes'])
    .where('order_id', 'in', (where) =>
      where.selectFrom('shop_order').select('id').where('id', '=', params.id).where(isOfHistory(person)),
    )
    .where('claim_number', '=', params.claimNumber)
    .where('file_id', '=', params.fileId)
    .executeTakeFirst();
  if (!found) throw notFound('photo_unknown', 'Photograph not found');
  return { ...found, bytes: new Uint8Array(found.bytes) };
}

const claimUnknown = (): Problem => notFound('claim_unknown', 'Complaint not found');
