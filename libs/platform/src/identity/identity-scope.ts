import { createContext, useRouteLoaderData } from 'react-router';
import { anonymousScope } from './identity.ts';

/**
 * Loaders: `context.get(identityScope)`. Whose answers this navigation is about: the last part of the keys of queries that depend on the
 * person (prices, own numbers, lists, carts). The same for all loaders of one navigation; the server's is always 'anonymous'.
 */
export const identityScope = createContext<string>(anonymousScope);

/** Id of the root route, whose loader returns the scope. */
export const frameRouteId = 'frame';

export interface FrameData {
  scope: string;
}

/** Pages: the scope that the loaders of the shown page had. */
export const useIdentityScope = (): string => useRouteLoaderData<FrameData>(frameRouteId)?.scope ?? anonymousScope;
