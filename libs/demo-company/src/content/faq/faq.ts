import type { Language, StoredPage } from '@shop/commerce-model';
import { block, page } from '../written.ts';
import { accountAndCompany } from './account-and-company.ts';
import { delivery } from './delivery.ts';
import { documentsAndUnits } from './documents-and-units.ts';
import { findingParts } from './finding-parts.ts';
import { introduction } from './introduction.ts';
import { pricesAndOrdering } from './prices-and-ordering.ts';
import { serviceAndGaskets } from './service-and-gaskets.ts';

const updated = '2026-11-09';

/** The first section is a block, so that its questions are loaded only when they are shown. */
export const faqBlock = block('faq', findingParts);

const otherSections = {
  'prices-and-ordering': pricesAndOrdering,
  delivery,
  'documents-and-units': documentsAndUnits,
  'service-and-gaskets': serviceAndGaskets,
  'account-and-company': accountAndCompany,
};

const sectionPages = Object.entries(otherSections).map(([id, text]) => ({
  id,
  pages: page(`faq-${id}`, updated, text),
}));

const sectionsIn = (language: Language): NonNullable<StoredPage['sections']> => [
  { id: 'finding-parts', title: faqBlock.find((one) => one.language === language)!.block.title, parts: null },
  ...sectionPages.map(({ id, pages }) => ({
    id,
    title: pages.find((one) => one.language === language)!.title,
    parts: null,
  })),
];

/** `/faq` with the names of its sections, and a page for each section but the first. */
export const faqPages: StoredPage[] = [
  ...page('faq', updated, introduction).map((one) => ({ ...one, sections: sectionsIn(one.language) })),
  ...sectionPages.flatMap(({ pages }) => pages),
];
