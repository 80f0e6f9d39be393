const storageKey = 'affiliate';
let known: string | null = null;

/**
 * Keeps the affiliate that the address names (`?affiliate=`) for this visit: in memory and in session storage, which survives the way
 * through sign-in. No cookie, since nobody has been asked yet.
 */
export function rememberAffiliate(): void {
  const id = new URLSearchParams(location.search).get('affiliate');
  if (!id || !/^[A-Za-z0-9-]{1,40}$/.test(id)) return;
  known = id;
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // storage may be disabled: it is known until the next document
  }
}

/** The affiliate that led to this visit, if any. */
export function affiliateId(): string | null {
  try {
    return known ?? sessionStorage.getItem(storageKey);
  } catch {
    return known;
  }
}
