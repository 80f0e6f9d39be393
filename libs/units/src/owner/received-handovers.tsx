import type { AnswerOf, units } from '@shop/api-contracts';
import { Button, Dialog, Notice, useFocusLater } from '@shop/design-system';
import { formatDate, localDay } from '@shop/i18n';
import { useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { handoversQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useDecideHandover } from './use-handover.ts';
import styles from './owner.module.css';

/** Requests for one own unit, or for all: the owner confirms or refuses. */
export function ReceivedHandovers({ equipmentId }: { equipmentId?: string }) {
  const { data } = useQuery(handoversQuery(useIdentityScope()));
  const focusLater = useFocusLater();
  const received = data?.received.filter(({ unit }) => equipmentId === undefined || unit.equipmentId === equipmentId);
  return received?.map((handover) => (
    <ReceivedHandover
      key={handover.id}
      handover={handover}
      // the request is gone
      onDecided={() => focusLater(() => document.querySelector('h1'))}
    />
  ));
}

interface ReceivedHandoverProps {
  handover: AnswerOf<typeof units.handovers>['received'][number];
  onDecided: () => void;
}

/** Handing over cannot be undone: it is asked for once more. */
function ReceivedHandover({ handover, onDecided }: ReceivedHandoverProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const decide = useDecideHandover();
  const [isAsked, setAsked] = useState(false);
  const { id, unit, customName, askedBy, askedAt } = handover;
  const [who, name] = [askedBy ?? '', customName ?? unit.serialNumber];
  const answer = (isConfirmed: boolean): void =>
    decide.mutate({ handoverId: id, isConfirmed }, { onSuccess: onDecided, onSettled: () => setAsked(false) });
  return (
    <>
      <Notice
        type="warning"
        title={t('units.handover.received', { who, name })}
        className={styles.notice}
        action={
          <span className={styles.actions}>
            <Button disabled={decide.isPending} onClick={() => setAsked(true)}>
              {t('units.handover.confirm')}
            </Button>
            <Button pending={decide.isPending && !isAsked} onClick={() => answer(false)}>
              {t('units.handover.refuse')}
            </Button>
          </span>
        }
      >
        {t('units.handover.receivedLead', {
          serialNumber: unit.serialNumber,
          date: formatDate(localDay(askedAt), tag),
        })}
      </Notice>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('units.handover.question', { name })}
        closeLabel={t('units.own.close')}
        actions={
          <>
            <Button variant="go" pending={decide.isPending} onClick={() => answer(true)}>
              {t('units.handover.confirm')}
            </Button>
            <Button disabled={decide.isPending} onClick={() => setAsked(false)}>
              {t('units.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('units.handover.questionGets', { who })}</p>
        <p>{t('units.handover.questionLoses')}</p>
      </Dialog>
    </>
  );
}
