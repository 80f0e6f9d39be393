/** Readable by scripts and without meaning of its own: the BFF sets and removes it together with the session cookie. */
const hintCookie = /(?:^|; )signed-in=1(?:;|$)/;

/** True if this browser has or had a session; without the cookie no request for the session is made. */
export const isSessionExpected = (): boolean => hintCookie.test(document.cookie);
