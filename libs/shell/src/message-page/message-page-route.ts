export { messageHandle as handle } from './message-page-handle.ts';
export { MessagePage as Component } from './message-page.tsx';
