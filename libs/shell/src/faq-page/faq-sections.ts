import { ApiError, type ContentPage } from '@shop/api-contracts';
import { loadQuery, notFound, startLateQuery, type App } from '@shop/platform';
import { blockQuery, contentPageQuery } from '../queries.ts';

export type FaqSection = NonNullable<ContentPage['sections']>[number];

/** The FAQ's text and the names of its sections. */
export const faqQuery = () => contentPageQuery('faq');

/** Questions of the first section, if they are not in the page itself; company sites have no blocks. */
export const firstSectionQuery = () => blockQuery('faq');

/** Questions of any other section. */
export const sectionQuery = (id: string) => contentPageQuery(`faq-${id}`);

/** Index of the section in an address; the first one has no name there. */
export const sectionIndex = (sections: readonly FaqSection[], asked: string | undefined): number =>
  asked === undefined ? 0 : sections.findIndex(({ id }) => id === asked);

/** On the server the questions are part of the page; in the browser they may follow. */
export async function loadSection(app: App, { id, parts }: FaqSection, index: number): Promise<void> {
  if (parts !== null || (index === 0 && app.companyId !== undefined)) return;
  const query = index === 0 ? firstSectionQuery() : sectionQuery(id);
  if (!app.isServer) return startLateQuery<unknown>(app, query as never);
  try {
    await loadQuery<unknown>(app, query as never);
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}
