import { appContext } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { contentHandle } from '../content/content-handle.ts';
import { loadContentPage } from '../content/load-content-page.ts';
import type { PolicyPageName } from './policy-pages.ts';

export { PolicyPage as Component } from './policy-page.tsx';

/** Loader and handle of a policy page; the loader's data is the page's name. */
export const policyPage = (page: PolicyPageName) => ({
  loader: async ({ context }: LoaderFunctionArgs): Promise<PolicyPageName> => {
    await loadContentPage(context.get(appContext), page);
    return page;
  },
  handle: contentHandle(page, page),
});
