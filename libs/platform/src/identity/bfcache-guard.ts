/**
 * Protects against the back/forward cache, which would show a person's page after the sign-out. Hides the page when it is left and reloads
 * it on return unless the same person is still signed in.
 *
 * @param isStillThere whether the page's owner is still signed in; a rejection counts as no
 */
export function guardRestoredPage(isStillThere: () => Promise<boolean>, reload = () => location.reload()): void {
  const { style } = document.body;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void isStillThere()
      .catch(() => false)
      .then((isPresent) => {
        if (isPresent) style.visibility = '';
        else reload();
      });
  });
}

/**
 * Reloads a page in a background tab on return if somebody else has signed in meanwhile. The end of a session alone does not reload, so
 * that no input is lost; the next call reports it.
 *
 * @param belongsToOther whether another person is signed in now; a rejection counts as no
 */
export function guardWaitingPage(belongsToOther: () => Promise<boolean>, reload = () => location.reload()): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void belongsToOther()
      .catch(() => false)
      .then((isMismatch) => isMismatch && reload());
  });
}
