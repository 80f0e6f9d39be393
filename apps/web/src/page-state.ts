import type { Messages } from '@shop/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { PageAssets } from './page-assets.ts';

/** What travels from the server's rendering to the browser's, as JSON in a block that a browser does not run. */
export interface PageState {
  /** The locale of the document: for an unknown one that of the default market. */
  locale: string;
  companyId: string | null;
  publicUrl: string;
  /** Only on pages that failed, which nobody caches: it would make every rendering of a page another one. */
  requestId?: string;
  queries: DehydratedState;
  router: Pick<HydrationState, 'loaderData' | 'errors'>;
  /** Texts of the frame and of this page's library: in the page they cost no request before it is interactive. */
  messages: Messages;
  assets: PageAssets;
}

export const pageStateId = 'page-state';
