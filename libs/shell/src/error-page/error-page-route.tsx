import { ErrorPage } from './error-page.tsx';

/** `/error`: the generic error page at its own address. */
export function Component() {
  return <ErrorPage failure={{ kind: 'error', isPassing: false }} />;
}
