import { Button, buttonClass, Icon } from '@shop/design-system';
import { keepPendingAction, usePerson, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import { addUnitAction } from './use-add-unit.ts';
import type { UnitRegistration } from './use-registration.ts';

interface RegistrationActionProps {
  equipmentId: string;
  registration: UnitRegistration;
}

/** Adds the unit to the own ones; visitors sign in first. Nothing where it is somebody's already. */
export function RegistrationAction({ equipmentId, registration: { status, isAdding, add } }: RegistrationActionProps) {
  const t = useText();
  const { state } = usePerson();
  const signIn = useSignInAddress();
  if (state === 'signedIn') {
    if (status !== 'none') return null;
    return (
      <Button icon="plus" pending={isAdding} onClick={add}>
        {t('units.registration.add')}
      </Button>
    );
  }
  if (state !== 'anonymous' && state !== 'awaited') return null;
  return (
    <a
      href={signIn}
      rel="nofollow"
      className={buttonClass()}
      onClick={() => keepPendingAction(addUnitAction, { equipmentId })}
    >
      <Icon name="plus" /> {t('units.registration.add')}
    </a>
  );
}
