import type { LoaderFunctionArgs } from 'react-router';
import { documentationQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';
import { UnitDocuments } from './unit-documents.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, documentationQuery);
  return null;
}

/** Manuals and instructions. */
export function Component() {
  return <UnitDocuments query={documentationQuery} />;
}
