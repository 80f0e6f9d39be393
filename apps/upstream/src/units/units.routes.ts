import { units } from '@shop/api-contracts';
import { route, signedInRoute, type Route } from '../http/route.ts';
import { findBySerial, findByTag, findWhileTyping } from './find-units.ts';
import { readUnit } from './read-unit.ts';
import { listUnits, registerUnit, registrationStatus, removeUnit } from './registrations.ts';
import { readUnitParts } from './unit-parts.ts';

/** Routes of customers' machines: found by number or tag, their nameplate and parts, and whose they are. */
export function unitRoutes(): Route[] {
  return [
    signedInRoute(units.list, listUnits),
    route(units.search, findWhileTyping),
    route(units.searchBySerial, findBySerial),
    route(units.getByTag, findByTag),
    route(units.get, readUnit),
    signedInRoute(units.registrationStatus, registrationStatus),
    route(units.spareparts, readUnitParts),
    signedInRoute(units.add, registerUnit),
    signedInRoute(units.remove, removeUnit),
  ];
}
