import { unitReadings } from '@shop/api-contracts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { addReadings, listReadings, removeReading } from './unit-readings.ts';

/** Routes of what customers measure at their units. */
export function unitReadingRoutes(): Route[] {
  return [
    signedInRoute(unitReadings.list, listReadings),
    signedInRoute(unitReadings.add, addReadings),
    signedInRoute(unitReadings.remove, removeReading),
  ];
}
