import type { PartnerLocation } from '@shop/api-contracts';
import { Button, Checkbox, classNames, Position, Tag } from '@shop/design-system';
import { countryName, useI18n } from '@shop/i18n';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useId } from 'react';
import { askingBounds } from '../asking/bounds.ts';
import { placeName } from '../asking/place-name.ts';
import { useText } from '../text.ts';
import { fieldNames, type Choice } from './choice-values.ts';
import { DistanceText } from './distance-text.tsx';
import { PlaceDetails } from './place-details.tsx';
import { useServiceName } from './use-service-name.ts';
import styles from './place-choice.module.css';

export const placeCardId = (id: string): string => `place-${id}`;

interface PlaceCardProps {
  place: PartnerLocation;
  /** As on the map. */
  number: number;
  kilometres: number | null;
  /** It is known from where distances are told. */
  hasDistances: boolean;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** One place: who, how far, what it does; to be chosen, asked beside, or looked at closer. */
export function PlaceCard(props: PlaceCardProps) {
  const { place, number, kilometres, hasDistances, choice, onChoice, isOpen, onOpen } = props;
  const t = useText();
  const { tag } = useI18n().locale;
  const serviceName = useServiceName();
  const market = usePrefetchedQuery(settingsQuery()).market.country;
  const details = useId();
  const name = placeName(place);
  const isChosen = choice.chosen === place.id;
  const isBeside = choice.others.includes(place.id);
  const isFull = choice.others.length >= askingBounds.otherLocations && !isBeside;
  const where = place.countryCode === market ? place.city : `${place.city}, ${countryName(place.countryCode, tag)}`;
  return (
    <li id={placeCardId(place.id)} className={classNames(styles.place, isChosen && styles.isChosen)}>
      <label className={styles.choose}>
        <input
          type="radio"
          name={fieldNames.chosen}
          value={place.id}
          checked={isChosen}
          className={styles.radio}
          onChange={() => onChoice({ chosen: place.id, others: choice.others.filter((id) => id !== place.id) })}
        />
        <Position current={isChosen || isOpen}>{number}</Position>
        <span className={styles.who}>
          <strong>{name}</strong> {place.isOwn && <Tag>{t('rfq.place.own')}</Tag>}
          <span className={styles.small}>{[where, ...place.services.map(serviceName)].join(' · ')}</span>
        </span>
        {hasDistances && (
          <span className={styles.distance}>
            <DistanceText kilometres={kilometres} />
          </span>
        )}
      </label>
      <div className={styles.more}>
        {isChosen ? (
          <strong>{t('rfq.place.chosen')}</strong>
        ) : (
          <Checkbox
            name={fieldNames.other(place.id)}
            label={t('rfq.place.alsoAsk')}
            aria-label={t('rfq.place.alsoAskOf', { name })}
            checked={isBeside}
            disabled={isFull}
            title={isFull ? t('rfq.place.enough', { most: askingBounds.otherLocations }) : undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChoice({
                ...choice,
                others: checked ? [...choice.others, place.id] : choice.others.filter((id) => id !== place.id),
              })
            }
          />
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={t(isOpen ? 'rfq.place.lessOf' : 'rfq.place.moreOf', { name })}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'rfq.place.less' : 'rfq.place.more')}
        </Button>
      </div>
      <div id={details} hidden={!isOpen}>
        {isOpen && <PlaceDetails place={place} />}
      </div>
    </li>
  );
}
