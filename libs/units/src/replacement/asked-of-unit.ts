import type { ReplacementProducts, Unit } from '@shop/api-contracts';
import type { Asked } from './asked.ts';

/** What the nameplate of a unit says of the fields; its connections follow from its model, where that is known. */
export function askedOfUnit(
  { manufacturer, customerModel, year, specification }: Unit,
  { manufacturers, plateTypes, connectionSizes }: ReplacementProducts,
): Asked {
  const maker = manufacturers.find(({ id }) => id === manufacturer.id);
  const model = maker?.models.find(({ id }) => id === customerModel?.id);
  const valueOf = (id: string) => specification.find((one) => one.id === id)?.values[0];
  const plates = valueOf('numberOfPlates');
  const plateType = plateTypes.find(({ name }) => name === valueOf('platePattern'));
  const size = model ? undefined : sizeOf(valueOf('connection'), connectionSizes);
  return {
    ...(maker ? { manufacturerId: maker.id } : {}),
    ...(model ? { productModelId: model.id } : {}),
    ...(typeof plates === 'number' ? { numberOfPlates: String(plates) } : {}),
    ...(plateType ? { plateType: plateType.id } : {}),
    ...(size === undefined ? {} : { connectionSizeColdSide: size, connectionSizeHotSide: size }),
    ...(year === null ? {} : { yearOfManufacture: String(year) }),
  };
}

function sizeOf(connection: string | number | undefined, sizes: readonly number[]): string | undefined {
  const size = /^DN (\d+)$/.exec(String(connection))?.[1];
  return size !== undefined && sizes.includes(Number(size)) ? size : undefined;
}
