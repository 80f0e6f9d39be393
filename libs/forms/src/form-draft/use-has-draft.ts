import { useApp } from '@shop/platform';
import { draftsOf } from './draft-memory.ts';

/** Tells whether a form that is not shown now has input that was not saved; read when the page renders. */
export function useHasDraft(owner: string): (form: string) => boolean {
  const drafts = draftsOf(useApp());
  return (form) => drafts.has(`${owner}/${form}`);
}
