import { redirectDocument, type LoaderFunctionArgs } from 'react-router';

/**
 * Only a document that was opened at this address lets the code reader and the camera run. Where a change of page within
 * another document leads here, the browser opens the address anew.
 */
export function unitScanLoader({ request }: LoaderFunctionArgs): Response | null {
  const [opened] = performance.getEntriesByType('navigation');
  const isOwnDocument = !opened || new URL(opened.name).pathname === new URL(request.url).pathname;
  return isOwnDocument ? null : redirectDocument(request.url);
}
