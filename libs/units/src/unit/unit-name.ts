import type { Unit } from '@shop/api-contracts';

/** The owner's name for a unit, else its serial number: two units of one construction have the same name. */
export const unitNameOf = ({ customName, serialNumber }: Pick<Unit, 'customName' | 'serialNumber'>): string =>
  customName ?? serialNumber;
