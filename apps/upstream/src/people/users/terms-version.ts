import type { ReferenceData } from '../../memory/reference-data.ts';

/** The terms in force: the newest date on which their page changed, in whichever language; null while there are none. */
export function termsVersion(reference: ReferenceData): string | null {
  const dates = [...reference.pages.values()].flatMap((pages) => pages.get('terms')?.updated ?? []);
  return dates.sort().at(-1) ?? null;
}

/** Whether what was accepted last is no older than the terms in force; where there are none, nothing is to be accepted. */
export function hasAcceptedTerms(accepted: string | null, reference: ReferenceData): boolean {
  const version = termsVersion(reference);
  return version === null || (accepted !== null && accepted >= version);
}
