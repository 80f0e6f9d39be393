import { Showcase } from '@shop/design-system/showcase';
import { appContext, notFound } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** Demo only: a shop's customers have no use for it. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): null {
  if (!context.get(appContext).isDemo) throw notFound();
  return null;
}

/** `/{locale}/design`: every component in every state, looked at and compared by `npm run screens`. */
export function Component() {
  return (
    <>
      <title>Design system</title>
      <meta name="robots" content="noindex" />
      <Showcase />
    </>
  );
}
