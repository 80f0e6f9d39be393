import { configurator } from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { readEnclosure } from './read-enclosure.ts';
import { startSession } from './start-session.ts';

/** Routes of the configurator: sessions, and the files of its configurations. */
export function configuratorRoutes(deps: Pick<Deps, 'configurator' | 'log' | 'settings'>): Route[] {
  return [
    signedInRoute(configurator.start, (call) => startSession(call, deps)),
    signedInRoute(configurator.enclosure, readEnclosure),
  ];
}
