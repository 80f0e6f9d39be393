import { Button, Checkbox, classNames } from '@shop/design-system';
import { useId } from 'react';
import { locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import { PlaceDetails } from './place-details.tsx';
import { PlaceHead, type PlaceHeadProps } from './place-head.tsx';
import styles from './place-choice.module.css';

interface LocationCardProps extends PlaceHeadProps {
  /** Name of its checkbox, and id of the card. */
  field: string;
  /** As many as possible are asked already. */
  isFull: boolean;
  onAsked: (isAsked: boolean) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A location with its distance and services; can be asked or opened. */
export function LocationCard({ field, isFull, onAsked, isOpen, onOpen, ...head }: LocationCardProps) {
  const { place, isAsked } = head;
  const t = useText();
  const details = useId();
  const name = locationName(place);
  return (
    <li id={field} className={classNames(styles.place, isAsked && styles.isAsked)}>
      <div className={styles.row}>
        <Checkbox
          name={field}
          label={
            <span className={styles.head}>
              <PlaceHead {...head} />
            </span>
          }
          checked={isAsked}
          disabled={isFull && !isAsked}
          className={styles.choose}
          onChange={({ currentTarget: { checked } }) => onAsked(checked)}
        />
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
