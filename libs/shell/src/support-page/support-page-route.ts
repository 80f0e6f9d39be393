import { appContext } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { contentHandle } from '../content/content-handle.ts';
import { loadContentPage } from '../content/load-content-page.ts';

export { SupportPage as Component } from './support-page.tsx';

export const handle = contentHandle('support', 'support');

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadContentPage(context.get(appContext), 'support');
  return null;
}
