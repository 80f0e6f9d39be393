import { paths, type RouteHandle } from '@shop/platform';
import { faqQuery, sectionIndex } from './faq-sections.ts';

export const faqHandle: RouteHandle = {
  analyticsCategory: 'faq',
  crumbs: ({ queryClient }, { params }) => {
    const faq = queryClient.getQueryData(faqQuery().queryKey);
    if (!faq) return undefined;
    const index = sectionIndex(faq.sections ?? [], params['page']);
    const section = faq.sections?.[index];
    return index > 0 && section
      ? [{ text: faq.title, to: paths.faq() }, { text: section.title }]
      : [{ text: faq.title }];
  },
};
