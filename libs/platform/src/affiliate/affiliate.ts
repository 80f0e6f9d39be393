const storageKey = 'affiliate';
let known: string | null = null;

/**
 * Remembers an affiliate for this visit, in memory and in session storage, which survives the redirect of a sign-in. No
 * cookie, because cookies need consent. Ignores invalid ids.
 */
export function keepAffiliate(id: string): void {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(id)) return;
  known = id;
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // storage may be disabled; the id is then kept until the document is left
  }
}

/** The affiliate that led to this visit, or null. */
export function affiliateId(): string | null {
  try {
    return known ?? sessionStorage.getItem(storageKey);
  } catch {
    return known;
  }
}
