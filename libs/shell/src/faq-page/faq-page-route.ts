export { faqLoader as loader } from './faq-page.loader.ts';
export { FaqPage as Component } from './faq-page.tsx';
