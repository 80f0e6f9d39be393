import type { Unit } from '@shop/api-contracts';
import type { UnitTopic } from '@shop/platform';
import { useOutletContext } from 'react-router';

export interface UnitPageContext {
  unit: Unit;
  /** Address of a topic of a unit, in the area of the page that is open. */
  pathOf: (equipmentId: string, topic?: UnitTopic) => string;
}

/** Used in topics: the unit of the page that they are shown on. */
export const useUnitPage = (): UnitPageContext => useOutletContext<UnitPageContext>();
