import type { MessageLoader } from '@shop/i18n';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { appContext } from './app.ts';

export interface MessageHandle {
  messages: MessageLoader;
}

/** Wraps a library's routes so that its texts, in one language, are there before any of its pages is shown. */
export function messageRoute(messages: MessageLoader, children: RouteObject[]): RouteObject {
  return {
    handle: { messages } satisfies MessageHandle,
    loader: async ({ context }: LoaderFunctionArgs) => {
      await context.get(appContext).i18n.load(messages);
      return null;
    },
    shouldRevalidate: () => false,
    children,
  };
}
