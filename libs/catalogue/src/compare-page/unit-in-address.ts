import { isEquipmentId } from '@shop/platform';

/** The machine that the articles of a comparison are held against, and the serial number by which one is looked for. */
export interface UnitInAddress {
  equipmentId: string | null;
  /** As typed; empty without one. */
  serialNumber: string;
}

export function unitInAddress(search: URLSearchParams): UnitInAddress {
  const equipmentId = search.get('equipmentId') ?? undefined;
  return {
    equipmentId: isEquipmentId(equipmentId) ? equipmentId : null,
    serialNumber: (search.get('serialNumber') ?? '').trim().slice(0, maxSerialLength),
  };
}

/** As in the contract. */
export const maxSerialLength = 60;

/** Address of a comparison with a machine beside the articles. */
export const withUnit = (path: string, equipmentId: string | null): string =>
  equipmentId === null ? path : `${path}${path.includes('?') ? '&' : '?'}equipmentId=${equipmentId}`;
