export { contactPageLoader as loader } from './contact-page.loader.ts';
export { ContactPage as Component } from './contact-page.tsx';
