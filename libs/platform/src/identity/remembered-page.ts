/**
 * Browsers keep a page that is left and show it again as it was: after a sign-out, the page of whoever has left. So it is covered when it
 * is left, and begins anew unless the same person is still there.
 *
 * @param isStillThere whether the person whose page it is is signed in; a rejection counts as no
 */
export function guardRememberedPage(isStillThere: () => Promise<boolean>, reload = () => location.reload()): void {
  const { style } = document.body;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void isStillThere()
      .catch(() => false)
      .then((isThere) => {
        if (isThere) style.visibility = '';
        else reload();
      });
  });
}

/**
 * A page that waits in another tab while somebody else signs in begins anew when one comes back to it. That a session has ended is said at
 * the next call instead: nothing typed is lost then.
 *
 * @param isAnothers whether somebody else is signed in now; a rejection counts as no
 */
export function guardWaitingPage(isAnothers: () => Promise<boolean>, reload = () => location.reload()): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void isAnothers()
      .catch(() => false)
      .then((isSo) => isSo && reload());
  });
}
