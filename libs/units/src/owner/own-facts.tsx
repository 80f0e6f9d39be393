import { Icon } from '@shop/design-system';
import { usePerson } from '@shop/platform';
import type { UnitRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import { OwnPicture } from './own-picture.tsx';
import styles from './owner.module.css';

interface OwnFactsProps {
  equipmentId: string;
  registration: UnitRegistration;
}

/** That the unit is an own one, and what its owner has said of it; keeps its line until that is known. */
export function OwnFacts({ equipmentId, registration: { status, own, isLoading } }: OwnFactsProps) {
  const t = useText();
  const { state } = usePerson();
  if (state === 'awaited') return <div className={styles.awaited} />;
  if (isLoading) return <div className={styles.facts} />;
  if (status !== 'mine' && status !== 'colleague') return null;
  const { customImage, place } = own?.details ?? { customImage: null, place: null };
  return (
    <div className={styles.facts}>
      {customImage !== null && <OwnPicture equipmentId={equipmentId} imageId={customImage} />}
      <span className={styles.mark}>
        <Icon name="check" size={16} />
        {t(`units.registration.${status}`)}
      </span>
      {place !== null && <span className="muted">{t('units.own.place', { place })}</span>}
    </div>
  );
}
