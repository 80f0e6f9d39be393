interface CookieSettings {
  days: number;
  /** `None` is said together with Secure when not on plain http, and on plain http neither (cart ids). */
  sameSite?: 'Lax' | 'None';
}

/** Cookies that the page itself writes: theme, measures, locale, cart ids. Path '/' by default, never anything personal. */
export function writeCookie(name: string, value: string, { days, sameSite = 'Lax' }: CookieSettings): void {
  const isPlain = location.protocol === 'http:';
  const flags = `${sameSite === 'None' && isPlain ? '' : `; SameSite=${sameSite}`}${isPlain ? '' : '; Secure'}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}${flags}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // written by somebody else, from another site below the same domain say
    return undefined;
  }
}
