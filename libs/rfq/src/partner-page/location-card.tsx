import { maxOtherLocations } from '@shop/api-contracts';
import { Button, Checkbox, classNames } from '@shop/design-system';
import { useId } from 'react';
import { locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import { fieldNames, type Choice } from './choice-values.ts';
import { PlaceDetails } from './place-details.tsx';
import { PlaceHead, type PlaceHeadProps } from './place-head.tsx';
import styles from './place-choice.module.css';

export const placeCardId = (id: string): string => `place-${id}`;

interface PlaceCardProps extends Omit<PlaceHeadProps, 'isAsked'> {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A location with its distance and services; can be chosen, added or opened. */
export function LocationCard(props: PlaceCardProps) {
  const { place, number, kilometres, hasDistances, choice, onChoice, isOpen, onOpen } = props;
  const t = useText();
  const details = useId();
  const name = locationName(place);
  const isChosen = choice.chosen === place.id;
  const isBeside = choice.others.includes(place.id);
  const isFull = choice.others.length >= maxOtherLocations && !isBeside;
  const isAsked = isChosen || isBeside;
  return (
    <li
      id={placeCardId(place.id)}
      className={classNames(styles.place, isAsked && styles.isAsked, isChosen && styles.isChosen)}
    >
      <label className={styles.choose}>
        <input
          type="radio"
          name={fieldNames.chosen}
          value={place.id}
          checked={isChosen}
          className={styles.radio}
          onChange={() => onChoice({ chosen: place.id, others: choice.others.filter((id) => id !== place.id) })}
        />
        <PlaceHead {...{ place, number, kilometres, hasDistances, isAsked }} />
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
            title={isFull ? t('rfq.place.enough', { most: maxOtherLocations }) : undefined}
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
