import { usePerson, useUser } from '@shop/platform';
import { SessionNotice } from '../account/session-notice.tsx';
import { TermsGate } from '../terms-dialog/terms-gate.tsx';

/** Personal notices: an ended session, new terms. */
export function PersonNotices() {
  const person = usePerson();
  const user = useUser();
  return (
    <>
      <SessionNotice ended={person.state === 'anonymous' && person.ended === true} />
      {user?.acceptedTermsAndConditions === false && <TermsGate user={user} />}
    </>
  );
}
