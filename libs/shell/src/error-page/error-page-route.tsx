import { ErrorPage } from './error-page.tsx';

/** `/error`: the generic error page under an address of its own. */
export function Component() {
  return <ErrorPage failure={{ kind: 'error', isPassing: false }} />;
}
