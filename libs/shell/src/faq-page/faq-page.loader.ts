import { ApiError } from '@shop/api-contracts';
import { appContext, loadQuery, notFound, paths, shopRedirect, type App } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { faqQuery, loadSection, sectionIndex, type FaqSection } from './faq-sections.ts';

/** Redirects home if there is no FAQ; an unknown section is a 404. */
export async function faqLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const sections = await sectionsOf(app);
  if (sections.length === 0) throw shopRedirect(app, paths.home());
  const asked = params['page'];
  const index = sectionIndex(sections, asked);
  const section = sections[index];
  if (!section) throw notFound();
  if (index === 0 && asked !== undefined) throw shopRedirect(app, paths.faq());
  await loadSection(app, section, index);
  return null;
}

async function sectionsOf(app: App): Promise<readonly FaqSection[]> {
  try {
    return (await loadQuery(app, faqQuery())).sections ?? [];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
