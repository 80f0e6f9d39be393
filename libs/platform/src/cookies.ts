interface CookieSettings {
  days: number;
  /** `None` needs Secure, so it is left out on plain http. */
  sameSite?: 'Lax' | 'None';
}

/** Writes a cookie that scripts can read (theme, measures, locale, cart ids), by default for path '/'. Never for personal data. */
export function writeCookie(name: string, value: string, { days, sameSite = 'Lax' }: CookieSettings): void {
  const isPlain = location.protocol === 'http:';
  const flags = `${sameSite === 'None' && isPlain ? '' : `; SameSite=${sameSite}`}${isPlain ? '' : '; Secure'}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}${flags}`;
}

/** Removes a cookie that was set for the whole site. */
export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** A cookie of this document; undefined when missing or malformed. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // malformed, for instance set by another site under the same parent domain
    return undefined;
  }
}
