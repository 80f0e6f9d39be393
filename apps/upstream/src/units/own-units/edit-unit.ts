import type { AnswerOf, FileAnswer, OwnerDetails, units } from '@shop/api-contracts';
import { preparePhoto } from '../../http/files/prepare-photo.ts';
import type { ReceivedFile } from '../../http/files/receive-file.ts';
import { storeFile } from '../../http/files/store-file.ts';
import type { CallBefore, SignedInCall } from '../../http/route.ts';
import { notFound } from '../../problem/problem.ts';
import { aliasesOf } from '../search/aliases.ts';
import { isOwn, lockOwnRegistration, readRegistration, unitUnknown } from '../registration/registrations.ts';

/** Own name, picture and place of a unit. Throws a Problem 404 unit_unknown. */
export async function readOwned({
  db,
  person,
  params,
}: Pick<SignedInCall<typeof units.owned>, 'db' | 'person' | 'params'>): Promise<OwnerDetails> {
  const registration = await readRegistration(db, params.id, person);
  if (!registration) throw unitUnknown(params.id);
  const isOwner = registration.status === 'mine' || registration.status === 'colleague';
  const aliases = isOwner ? await aliasesOf(db, params.id) : [];
  return { ...registration, ...(aliases.length > 0 ? { aliases } : {}) };
}

/** The picture of an edit, upright and without what the camera wrote; null without one. Throws a Problem 404 or 422. */
export async function prepareEdit({
  db,
  person,
  params,
  file,
}: CallBefore<typeof units.edit>): Promise<ReceivedFile | null> {
  const { status } = await readOwned({ db, person, params });
  if (status !== 'mine' && status !== 'colleague') throw unitUnknown(params.id);
  return file && preparePhoto(file);
}

/** Changes own name and picture of an own unit; a new picture replaces the former. Throws a Problem 404 unit_unknown. */
export async function editUnit(
  call: SignedInCall<typeof units.edit>,
  photo: ReceivedFile | null,
): Promise<AnswerOf<typeof units.edit>> {
  const { db, person, params, query } = call;
  const { imageId } = await lockOwnRegistration(db, params.id, person);
  const isImageGone = photo !== null || query.removeCustomImage === 'true';
  const added = photo && (await storeFile(db, photo));
  if (query.customName !== undefined || isImageGone) {
    await db
      .updateTable('unit_registration')
      .set({
        ...(query.customName === undefined ? {} : { custom_name: query.customName }),
        ...(isImageGone ? { image_id: added } : {}),
      })
      .where('equipment_id', '=', params.id)
      .execute();
  }
  if (isImageGone && imageId !== null) await db.deleteFrom('stored_file').where('id', '=', imageId).execute();
  return readOwned(call);
}

/** The owner's picture. Throws a Problem 404 photo_unknown, for others too. */
export async function readImage({ db, person, params }: SignedInCall<typeof units.image>): Promise<FileAnswer> {
  const found = await db
    .selectFrom('unit_registration')
    .innerJoin('stored_file', 'stored_file.id', 'image_id')
    .select(['name', 'type', 'bytes'])
    .where('equipment_id', '=', params.id)
    .where(isOwn(person))
    .executeTakeFirst();
  if (!found) throw notFound('photo_unknown', 'Picture not found');
  return { ...found, bytes: new Uint8Array(found.bytes) };
}
