import { ApiError, type ContentPage } from '@shop/api-contracts';
import { loadQuery, notFound, type App } from '@shop/platform';
import { contentPageQuery } from '../queries.ts';

/** Used in loaders for the required text of a page. A missing text is a 404. */
export async function loadContentPage(app: App, page: string): Promise<ContentPage> {
  try {
    return await loadQuery(app, contentPageQuery(page));
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}
