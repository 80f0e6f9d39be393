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

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end its script block or be read as markup. */
export const stateText = (state: PageState): string =>
  JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
