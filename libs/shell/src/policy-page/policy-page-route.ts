import { appContext } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { loadContentPage } from '../content/load-content-page.ts';
import type { PolicyPageName } from './policy-pages.ts';

export { PolicyPage as Component } from './policy-page.tsx';

/** Its data is the name of the page. */
export const loaderOf =
  (page: PolicyPageName) =>
  async ({ context }: LoaderFunctionArgs): Promise<PolicyPageName> => {
    await loadContentPage(context.get(appContext), page);
    return page;
  };
