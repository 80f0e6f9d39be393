import type { OwnerDetails } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { useRestoredForm } from '@shop/forms';
import { useShownSession } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownedQuery, registrationQuery } from '../queries.ts';
import { useText } from '../text.ts';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import { CorrectNameplateDialog, nameplateFormOf } from './correct-nameplate-dialog.tsx';
import { EditUnitDialog, editFormOf } from './edit-unit-dialog.tsx';
import { ReceivedHandovers } from './received-handovers.tsx';
import { OwnLabels } from './own-labels.tsx';
import { OwnPicture } from './own-picture.tsx';
import { useHandover } from './use-handover.ts';
import styles from './owner.module.css';

/**
 * What only people who are signed in see of a unit: what its owner has said of it, or how to ask its owner for it. Shown
 * after hydration, since the page is rendered for everybody.
 */
export function OwnerPanel({ unit }: Pick<UnitPageContext, 'unit'>) {
  const reader = useShownSession();
  return reader ? <PersonalPanel unit={unit} reader={reader} /> : <div className={styles.awaited} />;
}

type Reader = NonNullable<ReturnType<typeof useShownSession>>;

function PersonalPanel({ unit, reader }: Pick<UnitPageContext, 'unit'> & { reader: Reader }) {
  const { equipmentId } = unit;
  const { session, scope, isEnded } = reader;
  const { data, isLoading } = useQuery({ ...registrationQuery(equipmentId, scope), enabled: !isEnded });
  const isOwner = data?.status === 'mine' || data?.status === 'colleague';
  const { data: details, isLoading: areDetailsLoading } = useQuery({
    ...ownedQuery(equipmentId, scope),
    enabled: isOwner && !isEnded,
  });
  if (isOwner && details) return <OwnPanel unit={unit} details={details} owner={session.accountRef} />;
  if (isLoading || areDetailsLoading) return <div className={styles.panel} />;
  if (data?.status !== 'other' && data?.status !== 'pending') return null;
  return <OthersPanel equipmentId={equipmentId} isPending={data.status === 'pending'} />;
}

/** Own picture and place, with what changes them and a nameplate that was typed; requests of others for the unit. */
function OwnPanel({ unit, details, owner }: Pick<UnitPageContext, 'unit'> & { details: OwnerDetails; owner: string }) {
  const t = useText();
  const { equipmentId } = unit;
  const [isEditing, setEditing] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  useRestoredForm({ form: editFormOf(equipmentId), owner }, () => setEditing(true));
  useRestoredForm({ form: nameplateFormOf(equipmentId), owner }, () => setCorrecting(true));
  return (
    <>
      <ReceivedHandovers equipmentId={equipmentId} />
      <div className={styles.panel}>
        {details.customImage !== null && <OwnPicture equipmentId={equipmentId} imageId={details.customImage} />}
        {details.place !== null && <p>{t('units.own.place', { place: details.place })}</p>}
        <Button onClick={() => setEditing(true)}>{t('units.own.edit')}</Button>
        {details.isNameplateTyped && (
          <Button onClick={() => setCorrecting(true)}>{t('units.nameplate.correct')}</Button>
        )}
      </div>
      <OwnLabels equipmentId={equipmentId} codes={details.aliases ?? []} />
      <EditUnitDialog
        equipmentId={equipmentId}
        details={details}
        owner={owner}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
      />
      <CorrectNameplateDialog unit={unit} owner={owner} isOpen={isCorrecting} onClose={() => setCorrecting(false)} />
    </>
  );
}

/** The unit is another customer's: it can be asked for. */
function OthersPanel({ equipmentId, isPending }: { equipmentId: string; isPending: boolean }) {
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
