import type { MessageLoader } from '@shop/i18n';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { appContext } from '../app.ts';

export interface MessageHandle {
  messages: readonly MessageLoader[];
}

/** Wraps routes so that the texts of their libraries load, in one language, before a page is shown. */
export function messageRoute(messages: readonly MessageLoader[], children: RouteObject[]): RouteObject {
  return {
    handle: { messages } satisfies MessageHandle,
    loader: async ({ context }: LoaderFunctionArgs) => {
      const { i18n } = context.get(appContext);
      await Promise.all(messages.map((loader) => i18n.load(loader)));
      return null;
    },
    shouldRevalidate: () => false,
    children,
  };
}
