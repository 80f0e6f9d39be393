export { applicationsLoader as loader } from './applications.loader.ts';
export { ApplicationsPage as Component } from './applications-page.tsx';
