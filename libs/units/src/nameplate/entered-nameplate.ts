import type { NewUnit } from '@shop/api-contracts';
import { enteredText, type FormValues } from '@shop/forms';

const names = [
  'serialNumber',
  'tagId',
  'productFamilyId',
  'productConstructionId',
  'manufacturerId',
  'manufacturerName',
  'customerModelId',
  'customerModelName',
] as const satisfies (keyof NewUnit)[];

/** Fields that are not shown are not said. */
export const enteredNameplate = (entered: FormData): NewUnit =>
  nameplateOfValues(Object.fromEntries(names.map((name) => [name, enteredText(entered, name) ?? ''])));

/** A nameplate of values that were kept; missing ones are not said. */
export function nameplateOfValues(values: FormValues): NewUnit {
  const text = (name: keyof NewUnit) => values[name] ?? '';
  return {
    serialNumber: text('serialNumber'),
    tagId: text('tagId') || null,
    productFamilyId: text('productFamilyId') || null,
    productConstructionId: text('productConstructionId') || null,
    manufacturerId: text('manufacturerId') || null,
    manufacturerName: text('manufacturerName'),
    customerModelId: text('customerModelId') || null,
    customerModelName: text('customerModelName'),
  };
}

/** As the form keeps it. */
export const valuesOfNameplate = (nameplate: NewUnit): FormValues =>
  Object.fromEntries(names.map((name) => [name, nameplate[name] ?? '']));
