import type { Identity } from './identity.ts';
import { isSessionExpected } from './session-hint.ts';
import type { Person, ResolveIdentity } from './person.ts';
import { resolveIdentity } from './resolve-identity.ts';
import { hearTabs } from './session-channel.ts';

/**
 * Signs a visitor's document in once another tab has done so: when it is told, when somebody looks at it, and when it comes back from the
 * back/forward cache. Loaded when idle, hence the first look.
 */
export function followSession(
  identity: Identity,
  deps: Parameters<ResolveIdentity>[0],
  ask: ResolveIdentity = resolveIdentity,
  reload = () => location.reload(),
): void {
  /** Account of the session that ended in this document. */
  let former: string | undefined;
  const remember = () => {
    if (identity.current.state === 'signedIn') former = identity.current.session.accountRef;
  };
  remember();
  identity.subscribe(remember);

  const join = () => {
    const before = identity.current;
    if (!isSessionExpected() || before.state !== 'anonymous' || before.isJoining) return;
    identity.change({ ...before, isJoining: true });
    const joining = identity.current;
    let isJoined = false;
    const settle = (person: Person) => {
      // the same person, now of another company
      if (isJoined && person.state === 'signedIn' && identity.current.state === 'signedIn') identity.change(person);
      if (identity.current !== joining || person.state === 'unidentified') return;
      if (person.state !== 'signedIn') identity.change(before);
      // the page may hold what the former person has typed
      else if (former !== undefined && former !== person.session.accountRef) reload();
      else {
        isJoined = true;
        identity.change(person);
      }
    };
    const giveUp = () => settle(before);
    ask(deps, settle).then(giveUp, giveUp);
  };
  const look = () => {
    if (document.visibilityState === 'visible') join();
  };
  join();
  hearTabs(join);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('pageshow', look);
}
