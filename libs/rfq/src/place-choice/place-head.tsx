import type { PartnerLocation } from '@shop/api-contracts';
import { Position, Tag } from '@shop/design-system';
import { countryName, useI18n } from '@shop/i18n';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { Fragment } from 'react';
import { locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import { DistanceText } from './distance-text.tsx';
import { useServiceName } from './use-service-name.ts';
import styles from './place-choice.module.css';

export interface PlaceHeadProps {
  place: PartnerLocation;
  /** Equals the number on the map. */
  number: number;
  kilometres: number | null;
  /** True if the origin of distances is known. */
  hasDistances: boolean;
  /** True if it will be asked; on the map, for any of the groups. */
  isAsked: boolean;
  /** Its services stand above, in another group. */
  isRepeated?: boolean;
}

/** Summary of a location: number, name, city, services where they are not known, and distance. */
export function PlaceHead({ place, number, kilometres, hasDistances, isAsked, isRepeated = false }: PlaceHeadProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const serviceName = useServiceName();
  const market = usePrefetchedQuery(settingsQuery()).market.country;
  const where = place.countryCode === market ? place.city : `${place.city}, ${countryName(place.countryCode, tag)}`;
  const services = isRepeated ? [] : place.services.map(serviceName);
  return (
    <>
      <Position current={isAsked}>{number}</Position>
      <span className={styles.who}>
        <strong>
          <bdi>{locationName(place)}</bdi>
        </strong>{' '}
        {place.isOwn && <Tag>{t('rfq.place.own')}</Tag>}
        <span className={styles.small}>
          {where}
          {services.map((service, index) => (
            <Fragment key={service}>
              {index === 0 ? ' · ' : ', '}
              <span className="nb">{service}</span>
            </Fragment>
          ))}
        </span>
      </span>
      {hasDistances && (
        <span className={styles.distance}>
          <DistanceText kilometres={kilometres} />
        </span>
      )}
    </>
  );
}
