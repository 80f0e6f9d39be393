export { registerPageLoader as loader } from './register-page.loader.ts';
export { RegisterPage as Component } from './register-page.tsx';
