import type { RegistrationStatus } from '@shop/api-contracts';
import { calls } from '@shop/api-contracts';
import { Button, buttonClass, Icon, showToast } from '@shop/design-system';
import {
  callOrThrow,
  keepPendingAction,
  RemovedNotice,
  useApp,
  usePendingAction,
  usePerson,
  useRemovals,
  useSignInAddress,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOfOwnUnits, registrationQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { addUnitAction, useAddUnit } from './use-add-unit.ts';
import styles from './registration.module.css';

interface RegistrationProps {
  equipmentId: string;
}

/** Adds the unit to the customer's units or removes it; visitors sign in first. Says when another customer has it. */
export function Registration({ equipmentId }: RegistrationProps) {
  const t = useText();
  const person = usePerson();
  const address = useSignInAddress();
  return (
    <div className={styles.registration} data-personal data-chrome>
      {person.state === 'signedIn' ? (
        <OwnRegistration equipmentId={equipmentId} scope={person.scope} />
      ) : (
        (person.state === 'anonymous' || person.state === 'awaited') && (
          <a
            href={address}
            rel="nofollow"
            className={buttonClass()}
            onClick={() => keepPendingAction(addUnitAction, { equipmentId })}
          >
            {t('units.registration.add')}
          </a>
        )
      )}
    </div>
  );
}

function OwnRegistration({ equipmentId, scope }: RegistrationProps & { scope: string }) {
  const t = useText();
  const { api, queryClient } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useQuery(registrationQuery(equipmentId, scope));
  const adding = useAddUnit({ opensPage: false });
  const register = (): void => adding.mutate({ equipmentId });
  usePendingAction(
    addUnitAction,
    (payload) => (payload as { equipmentId?: unknown } | null)?.equipmentId === equipmentId,
    register,
  );
  const removals = useRemovals(async (id) => {
    try {
      await callOrThrow(api, calls.units.remove, { params: { id } });
    } catch {
      showToast({ type: 'error', text: t('units.registration.removeFailed') });
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
  });
  const removal = removals.of(equipmentId);
  if (removal === 'undoable')
    return (
      <RemovedNotice
        text={t('units.registration.removed')}
        undoLabel={t('units.undo')}
        undo={() => removals.undo(equipmentId)}
        onEnd={(hadFocus) => {
          if (hadFocus) box.current?.focus();
          removals.end(equipmentId);
        }}
      />
    );
  return (
    <div ref={box} tabIndex={-1} className={styles.own}>
      <OwnStatus
        status={removal === 'leaving' ? undefined : data?.status}
        isRegistering={adding.isPending}
        onAdd={register}
        onRemove={() => removals.remove(equipmentId)}
      />
    </div>
  );
}

interface OwnStatusProps {
  status: RegistrationStatus | undefined;
  isRegistering: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

function OwnStatus({ status, isRegistering, onAdd, onRemove }: OwnStatusProps) {
  const t = useText();
  switch (status) {
    case 'none':
      return (
        <Button pending={isRegistering} onClick={onAdd}>
          {t('units.registration.add')}
        </Button>
      );
    case 'mine':
    case 'colleague':
      return (
        <>
          <span className={styles.mark}>
            <Icon name="check" size={16} />
            {t(`units.registration.${status}`)}
          </span>
          <Button onClick={onRemove}>{t('units.registration.remove')}</Button>
        </>
      );
    // said below the head, with what can be done
    case 'other':
    case 'pending':
      return null;
    case undefined:
      return <span />;
  }
}
