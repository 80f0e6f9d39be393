import type { UnitOfList } from '@shop/api-contracts';

/** The owner's name of a unit, else its model and serial number, which tell it from its neighbours. */
export const shortUnitName = ({ customName, model, name, serialNumber }: UnitOfList): string =>
  customName ?? `${model ?? name} · ${serialNumber}`;
