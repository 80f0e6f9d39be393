import { calls } from '@shop/api-contracts';
import { Button, Dialog, showToast } from '@shop/design-system';
import { announceCompany, callOrThrow, useApp, useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesQuery } from '../queries.ts';
import { useText } from '../text.ts';

interface OtherCompanyDialogProps {
  /** Empty when the person no longer works for any company. */
  inUse: string;
  shownFor: string;
  reload?: () => void;
}

/**
 * Says for which company the page was shown and which one is in use. Going back to the first keeps the page with everything that was entered;
 * going on with the second loads it again. There is no other way to close it.
 */
export function OtherCompanyDialog({ inUse, shownFor, reload = () => location.reload() }: OtherCompanyDialogProps) {
  const t = useText();
  const user = useUser();
  const { data } = useQuery({ ...companiesQuery(user?.oid ?? ''), retry: false });
  const nameOf = (number: string) => {
    const name = data?.find(({ gcmNumber }) => gcmNumber === number)?.name;
    return name ? `${name} (${number})` : t('shell.company.number', { number });
  };
  const { isGoingBack, goBack } = useGoBack(shownFor);
  return (
    <Dialog
      blocking
      open
      onClose={() => undefined}
      title={t('shell.otherCompany.title')}
      actions={
        <>
          {inUse && (
            <Button pending={isGoingBack} pendingText={t('shell.company.selecting')} onClick={goBack}>
              {t('shell.otherCompany.back', { company: nameOf(shownFor) })}
            </Button>
          )}
          <Button variant="go" onClick={reload}>
            {inUse ? t('shell.otherCompany.goOn', { company: nameOf(inUse) }) : t('shell.retry')}
          </Button>
        </>
      }
    >
      {inUse ? (
        <>
          <p>{t('shell.otherCompany.text', { shownFor: nameOf(shownFor), inUse: nameOf(inUse) })}</p>
          <p>{t('shell.otherCompany.choice')}</p>
        </>
      ) : (
        <p>{t('shell.company.none')}</p>
      )}
    </Dialog>
  );
}

/** PUT user/company with this page's own customer number; the dialog stays open on failure. */
function useGoBack(shownFor: string) {
  const t = useText();
  const app = useApp();
  const [isGoingBack, setGoingBack] = useState(false);
  const goBack = async () => {
    setGoingBack(true);
    try {
      await callOrThrow(app.api, calls.user.selectCompany, { body: { gcmNumber: shownFor } });
      announceCompany(shownFor, { alsoHere: true });
    } catch {
      showToast({ type: 'error', text: t('shell.company.selectFailed'), id: 'select-company' });
    }
    setGoingBack(false);
  };
  return { isGoingBack, goBack: () => void goBack() };
}
