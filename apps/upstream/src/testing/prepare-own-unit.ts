import { company } from './databases/demo-company.ts';
import { somePhoto, typedSerialNumber } from './operations.ts';
import type { TestUpstream } from './start-test-upstream.ts';
import { idOf, TestUnits } from './test-units.ts';

/** A unit of Marie's customer number without a tag, with a picture and a place; Anna asks for it. And one that Marie typed. */
export async function prepareOwnUnit(
  shop: TestUpstream,
): Promise<{ ownUnit: string; handover: string; typedUnit: string }> {
  const { equipmentId } = company.units.find(({ registration, tagId }) => {
    return registration?.customerNumber === '100002' && tagId === null;
  })!;
  await shop.call('put', `/units/edit/${equipmentId}?customName=Lyon`, { as: 'marie', file: somePhoto }).expect(200);
  await shop.call('post', `/units/${equipmentId}/handover`, { as: 'anna' }).expect(200);
  const { id } = await shop.deps.db.selectFrom('unit_handover').select('id').executeTakeFirstOrThrow();
  const typed = await new TestUnits(shop).create({ serialNumber: typedSerialNumber }).expect(200);
  return { ownUnit: equipmentId, handover: id, typedUnit: idOf(typed) };
}
