export { switchHandle as handle } from './switch-page-handle.ts';
export { switchLoader as loader } from './switch-page.loader.ts';
export { SwitchPage as Component } from './switch-page.tsx';
