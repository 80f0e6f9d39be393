export { faqHandle as handle } from './faq-page-handle.ts';
export { faqLoader as loader } from './faq-page.loader.ts';
export { FaqPage as Component } from './faq-page.tsx';
