import type { LoaderFunctionArgs } from 'react-router';
import { technicalDocumentationQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';
import { UnitDocuments } from './unit-documents.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, technicalDocumentationQuery);
  return null;
}

/** Data sheets, drawings and certificates. */
export function Component() {
  return <UnitDocuments query={technicalDocumentationQuery} />;
}
