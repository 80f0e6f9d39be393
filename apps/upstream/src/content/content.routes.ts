import { content } from '@shop/api-contracts';
import { route, type Route } from '../mount.ts';
import { notFound } from '../problem.ts';

/** Texts of pages; where a translation is missing the English one is better than nothing. */
export function contentRoutes(): Route[] {
  return [
    route(content.blocks, ({ catalogue: { reference }, query, context: { language } }) => ({
      blocks: [...new Set(query.blocks.split(','))].flatMap(
        (name) => reference.blocks.get(language)?.get(name) ?? reference.blocks.get('en')?.get(name) ?? [],
      ),
    })),
    route(content.page, ({ catalogue: { reference }, params, context: { language } }) => {
      const page = reference.pages.get(language)?.get(params.page) ?? reference.pages.get('en')?.get(params.page);
      if (!page) throw notFound('page_unknown', `There is no page ${params.page}`);
      return page;
    }),
  ];
}
