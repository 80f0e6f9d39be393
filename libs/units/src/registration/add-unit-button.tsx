import { Button, buttonClass, Icon } from '@shop/design-system';
import { keepPendingAction, usePerson, useSignInAddress } from '@shop/platform';
import { useText } from '../text.ts';
import { addUnitAction, type UnitToAdd, type useAddUnit } from './use-add-unit.ts';

interface AddUnitButtonProps {
  unit: UnitToAdd;
  adding: ReturnType<typeof useAddUnit>;
  /** Tells several buttons apart. */
  name: string;
}

/** Adds a known unit; a visitor signs in first, and comes back to it added. */
export function AddUnitButton({ unit, adding, name }: AddUnitButtonProps) {
  const t = useText();
  const { state } = usePerson();
  const signIn = useSignInAddress();
  const label = t('units.add.label', { name });
  if (state === 'signedIn') {
    return (
      <Button variant="go" aria-label={label} pending={adding.isPending} onClick={() => adding.mutate(unit)}>
        {t('units.registration.add')}
      </Button>
    );
  }
  return (
    <a
      href={signIn}
      rel="nofollow"
      aria-label={label}
      className={buttonClass({ variant: 'go' })}
      onClick={() => keepPendingAction(addUnitAction, unit)}
    >
      <Icon name="plus" size={16} /> {t('units.registration.add')}
    </a>
  );
}
