export { MessagePage as Component } from './message-page.tsx';
