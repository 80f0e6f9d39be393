import { calls, type User } from '@shop/api-contracts';
import { Button, Dialog, showToast } from '@shop/design-system';
import { callOrThrow, pushEvent, useApp, usePerson, userQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignOut } from '../account/use-sign-out.ts';
import { termsOfUseQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { TermsText } from './terms-text.tsx';

/** The current terms, to accept or decline; there is no other way to close it. */
export function TermsDialog({ open, user }: { open: boolean; user: User }) {
  const t = useText();
  const { data: terms } = useQuery({ ...termsOfUseQuery(), enabled: open });
  const { accepting, accept } = useAccept(user);
  const leaving = useSignOut();
  return (
    <Dialog
      blocking
      open={open}
      onClose={() => undefined}
      title={t('shell.termsDialog.title')}
      actions={
        <>
          <Button pending={leaving.pending} pendingText={t('shell.account.signOut')} onClick={leaving.signOut}>
            {t('shell.termsDialog.decline')}
          </Button>
          <Button
            variant="go"
            pending={accepting}
            pendingText={t('shell.termsDialog.accept')}
            disabled={terms === undefined}
            onClick={accept}
          >
            {t('shell.termsDialog.accept')}
          </Button>
        </>
      }
    >
      <p>{t('shell.termsDialog.lead')}</p>
      <TermsText />
    </Dialog>
  );
}

/** POST user/acceptterms; the dialog stays open on failure. */
function useAccept(user: User) {
  const t = useText();
  const app = useApp();
  const person = usePerson();
  const [accepting, setAccepting] = useState(false);
  const accept = async () => {
    setAccepting(true);
    try {
      await callOrThrow(app.api, calls.user.acceptTerms, {});
      if (user.isNew) pushEvent({ event: 'sign_up', method: 'account' });
      const { accountRef } = person.state === 'signedIn' ? person.session : { accountRef: '' };
      app.queryClient.setQueryData(userQuery(accountRef).queryKey, {
        ...user,
        acceptedTermsAndConditions: true,
        isNew: false,
      });
    } catch {
      setAccepting(false);
      showToast({ type: 'error', text: t('shell.termsDialog.acceptFailed'), id: 'accept-terms' });
    }
  };
  return { accepting, accept: () => void accept() };
}
