import type { AnswerOf, units } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { lockOwnRegistration } from '../registration/registrations.ts';

/**
 * Fixes a tag to an own unit; again is no error. Throws a Problem: 404 `unit_unknown`; 409 `unit_has_tag`, and those of
 * `fixTag`.
 */
export async function registerTag({
  db,
  person,
  body: { tagId, equipmentId },
}: SignedInCall<typeof units.registerTag>): Promise<AnswerOf<typeof units.registerTag>> {
  const { tagId: former } = await lockOwnRegistration(db, equipmentId, person);
  if (former === tagId) return { equipmentId };
  // the former still hangs on the machine, and would lead nowhere
  if (former !== null) throw new Problem(409, 'unit_has_tag', `The unit has the tag ${former}`);
  await fixTag(db, equipmentId, tagId);
  return { equipmentId };
}

/** Writes a tag into a unit without one. Of two at one time the first wins. Throws a Problem 409 `tag_taken`, `tag_deleted`, `unit_has_tag`. */
export async function fixTag(db: Kysely<Database>, equipmentId: string, tagId: string): Promise<void> {
  await requireFreeTag(db, tagId);
  const { numUpdatedRows } = await db
    .updateTable('unit')
    .set({ tag_id: tagId })
    .where('equipment_id', '=', equipmentId)
    // a colleague may have fixed another meanwhile
    .where('tag_id', 'is', null)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isDuplicate(error)) throw tagTaken(tagId);
      throw error;
    });
  if (numUpdatedRows === 0n) throw new Problem(409, 'unit_has_tag', 'The unit has another tag');
}

/** Corrects the tag that was typed for a unit; null takes it off. Throws a Problem 409 as `fixTag` does. */
export async function changeTag(
  db: Kysely<Database>,
  equipmentId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  await db.updateTable('unit').set({ tag_id: null }).where('equipment_id', '=', equipmentId).execute();
  if (to !== null) await fixTag(db, equipmentId, to);
}

/** Throws a Problem 409 `tag_taken`, or `tag_deleted`: it still hangs on the machine of the deleted unit. */
async function requireFreeTag(db: Kysely<Database>, tagId: string): Promise<void> {
  const holder = await db
    .selectFrom('unit')
    .select('deleted_at as deletedAt')
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  if (holder?.deletedAt === null) throw tagTaken(tagId);
  if (holder)
    throw new Problem(409, 'tag_deleted', `The unit with the tag ${tagId} was deleted; the tag cannot be used again`);
}

const tagTaken = (tagId: string): Problem => new Problem(409, 'tag_taken', `Another unit has the tag ${tagId}`);

/** SQLSTATE of a unique index. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';
