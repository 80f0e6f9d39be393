import type { UnitSummary } from '@shop/api-contracts';
import { Drawing, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink, unitPaths } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './unit-search.module.css';

interface UnitHitsProps {
  /** Names the list. */
  label: string;
  units: readonly (UnitSummary & { customName?: string | null })[];
}

/** Units to choose from by number, maker, model and year: two makers may share a number. */
export function UnitHits({ label, units }: UnitHitsProps) {
  const t = useText();
  return (
    <ul aria-label={label} className={styles.hits}>
      {units.map(({ equipmentId, serialNumber, name, customName, manufacturer, customerModel, year, tagId, image }) => (
        <li key={equipmentId} className={styles.hit}>
          <span className={styles.thumbnail}>
            {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="mini" />}
          </span>
          <span className={styles.text}>
            <ShopLink to={unitPaths.unit(equipmentId)} className={styles.link} prefetch={false}>
              <span className="art">{serialNumber}</span>
              {customName && <>, {customName}</>}
            </ShopLink>
            <span>
              <UnbrokenNumbers text={name} />
            </span>
            <span className="muted">
              {[manufacturer.name, customerModel?.name, year, tagId && `${t('units.tag')} ${tagId}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
