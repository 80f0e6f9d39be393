import { createContext, useRouteLoaderData } from 'react-router';
import { anonymousScope } from './identity.ts';

/**
 * Used in loaders: `context.get(identityScope)`. Last part of the keys of queries whose data depends on the person (prices, own numbers,
 * lists, carts). The same for all loaders of one navigation; always 'anonymous' on the server.
 */
export const identityScope = createContext<string>(anonymousScope);

/** Id of the root route, whose loader returns the identity scope. */
export const frameRouteId = 'frame';

export interface FrameData {
  scope: string;
}

/** Used in pages: the scope that the loaders of the shown page had. */
export const useIdentityScope = (): string => useRouteLoaderData<FrameData>(frameRouteId)?.scope ?? anonymousScope;
