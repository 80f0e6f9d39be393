import type { Messages } from '@shop/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { PageAssets } from './page-assets.ts';

/** State sent from the server's rendering to the browser, as JSON in a script element that is not executed. */
export interface PageState {
  /** The locale of the document; for an unknown locale, that of the default market. */
  locale: string;
  companyId: string | null;
  publicUrl: string;
  /** Only in the demonstration. */
  isDemo?: true;
  /** Only on failed pages, which are not cached: otherwise every rendering of a page would differ. */
  requestId?: string;
  queries: DehydratedState;
  router: Pick<HydrationState, 'loaderData' | 'errors'>;
  /**
   * Texts of the frame and of this page's library: included in the page, they need no request before it is interactive.
   */
  messages: Messages;
  assets: PageAssets;
}

export const pageStateId = 'page-state';
