import { Button, Notice } from '@shop/design-system';
import type { UnitRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import { ReceivedHandovers } from './received-handovers.tsx';
import { useHandover } from './use-handover.ts';
import styles from './owner.module.css';

interface HandoverNoticesProps {
  equipmentId: string;
  registration: UnitRegistration;
}

/** Requests of others for an own unit; of another customer's, how to ask for it. */
export function HandoverNotices({ equipmentId, registration: { status, own } }: HandoverNoticesProps) {
  if (own) return <ReceivedHandovers equipmentId={equipmentId} />;
  if (status !== 'other' && status !== 'pending') return null;
  return <OthersNotice equipmentId={equipmentId} isPending={status === 'pending'} />;
}

/** The unit is another customer's: it can be asked for. */
function OthersNotice({ equipmentId, isPending }: { equipmentId: string; isPending: boolean }) {
  const t = useText();
  const { ask, withdraw } = useHandover(equipmentId);
  return (
    <Notice
      type="informative"
      live
      title={t(isPending ? 'units.handover.pending' : 'units.handover.other')}
      className={styles.notice}
      action={
        isPending ? (
          <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('units.handover.withdraw')}
          </Button>
        ) : (
          <Button pending={ask.isPending} onClick={() => ask.mutate()}>
            {t('units.handover.ask')}
          </Button>
        )
      }
    >
      {t(isPending ? 'units.handover.pendingLead' : 'units.handover.otherLead')}
    </Notice>
  );
}
