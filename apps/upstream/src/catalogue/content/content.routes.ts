import { content, terms, type ContentBlock, type ContentPage, type Terms } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';
import { notFound } from '../../problem/problem.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { partsInMarket } from './content-in-market.ts';
import { plainTextOf } from './plain-text.ts';

/** Blocks for business users only. */
const blocksForBusinessUsers: ReadonlySet<string> = new Set(['partnerstart']);

/** Routes of blocks, pages and terms; English replaces a missing translation. */
export function contentRoutes(): Route[] {
  return [
    route(content.blocks, ({ catalogue: { reference }, query, context, person }) => ({
      blocks: [...new Set(query.blocks.split(','))]
        .filter((name) => person?.isBusinessUser || !blocksForBusinessUsers.has(name))
        .flatMap((name) => blockOf(reference, name, context) ?? []),
    })),
    route(content.page, ({ catalogue: { reference }, params, context }) => pageOf(reference, params.page, context)),
    route(terms.get, ({ catalogue: { reference }, context }) => termsOf(pageOf(reference, 'terms', context))),
    route(terms.sale, ({ catalogue: { reference }, context }) => termsOf(pageOf(reference, 'terms-sale', context))),
  ];
}

function blockOf(reference: ReferenceData, name: string, { language }: MarketContext): ContentBlock | undefined {
  return reference.blocks.get(language)?.get(name) ?? reference.blocks.get('en')?.get(name);
}

/** Throws a Problem: 404 `page_unknown`. */
function pageOf(reference: ReferenceData, name: string, context: MarketContext): ContentPage {
  const page = reference.pages.get(context.language)?.get(name) ?? reference.pages.get('en')?.get(name);
  if (!page) throw notFound('page_unknown', `Page not found: ${name}`);
  const { sections, ...rest } = page;
  return {
    ...rest,
    parts: partsInMarket(page.parts, context),
    ...(sections ? { sections: sectionsOf(sections, reference, page, context) } : {}),
  };
}

/** Company sites do not request blocks, so the first section includes its parts. */
function sectionsOf(
  sections: NonNullable<ContentPage['sections']>,
  reference: ReferenceData,
  { page }: ContentPage,
  context: MarketContext,
): NonNullable<ContentPage['sections']> {
  if (context.companyId === null) return sections;
  const block = blockOf(reference, page, context);
  return sections.map((section, index) => (index === 0 && block ? { ...section, parts: block.parts } : section));
}

function termsOf({ title, parts, updated }: ContentPage): Terms {
  return { text: plainTextOf(title, parts), title, parts, ...(updated === undefined ? {} : { updated }) };
}
