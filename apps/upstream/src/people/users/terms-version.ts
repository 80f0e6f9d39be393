import type { ReferenceData } from '../../memory/reference-data.ts';

/** Version of the terms in force: the latest date of their page in any language; null while there are none. */
export function termsVersion(reference: ReferenceData): string | null {
  const dates = [...reference.pages.values()].flatMap((pages) => pages.get('terms')?.updated ?? []);
  return dates.sort().at(-1) ?? null;
}

/** True when the accepted version is not older than the terms in force, or when there are none. */
export function hasAcceptedTerms(accepted: string | null, reference: ReferenceData): boolean {
  const version = termsVersion(reference);
  return version === null || (accepted !== null && accepted >= version);
}
