import { customerNumberOf, usePerson, useUser } from '@shop/platform';
import { SessionNotice } from '../account/session-notice.tsx';
import { OtherCompanyGate } from '../other-company/other-company-gate.tsx';
import { TermsGate } from '../terms-dialog/terms-gate.tsx';

/** Personal notices: an ended session, another company, new terms. */
export function PersonNotices() {
  const person = usePerson();
  const user = useUser();
  return (
    <>
      <SessionNotice ended={person.state === 'anonymous' && person.ended === true} />
      {person.state === 'signedIn' && (
        <OtherCompanyGate inUse={person.otherCustomerNumber} shownFor={customerNumberOf(person.scope)} />
      )}
      {user?.acceptedTermsAndConditions === false && <TermsGate user={user} />}
    </>
  );
}
