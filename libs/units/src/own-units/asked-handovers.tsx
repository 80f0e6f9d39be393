import { formatDate, localDay } from '@shop/i18n';
import { ShopLink, unitPaths, useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { handoversQuery } from '../queries.ts';
import { useText } from '../text.ts';
import styles from './own-units.module.css';

/** Units of others that one has asked for. */
export function AskedHandovers() {
  const t = useText();
  const { tag } = useApp().locale;
  const { data } = useQuery(handoversQuery(usePortalPerson().scope));
  if (!data || data.asked.length === 0) return null;
  return (
    <section className={styles.add} aria-labelledby="asked-units">
      <h2 id="asked-units">{t('units.handover.asked')}</h2>
      <ul>
        {data.asked.map(({ id, unit, askedAt }) => (
          <li key={id}>
            <ShopLink to={unitPaths.unit(unit.equipmentId)} className="target nb">
              {unit.serialNumber}
            </ShopLink>{' '}
            <span className="muted">{t('units.handover.askedOn', { date: formatDate(localDay(askedAt), tag) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
