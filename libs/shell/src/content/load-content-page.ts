import { ApiError, type ContentPage } from '@shop/api-contracts';
import { loadQuery, notFound, type App } from '@shop/platform';
import { contentPageQuery } from '../queries.ts';

/** In loaders: the text that a page cannot live without. A text that does not exist is a page that does not exist (404). */
export async function loadContentPage(app: App, page: string): Promise<ContentPage> {
  try {
    return await loadQuery(app, contentPageQuery(page));
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}
