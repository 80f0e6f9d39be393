import { classNames, Icon } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './review-form.module.css';

const places = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  label: string;
  /** Error text if no star is chosen. */
  errorText: string;
  defaultValue: string | undefined;
}

/** One to five stars. Native radio buttons named `stars`: arrow keys choose, Tab leaves. */
export function StarChoice({ label, errorText, defaultValue = '' }: StarChoiceProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const labelId = useId();
  const errorId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const [isMissed, setMissed] = useState(false);
  const wordsOf = (stars: number) => t('catalogue.item.reviews.stars', { stars: formatNumber(stars, tag) });
  // instead of `required`, whose message is in the browser's language
  useEffect(() => first.current?.setCustomValidity(chosen === '' ? errorText : ''), [chosen, errorText]);
  const isInvalid = isMissed && chosen === '';
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required="true"
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
      className={styles.rating}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.choices}>
        {places.map((place) => (
          <label key={place} className={classNames(styles.choice, place <= Number(chosen) && styles.full)}>
            <input
              ref={place === 1 ? first : undefined}
              type="radio"
              name="stars"
              value={place}
              defaultChecked={String(place) === defaultValue}
              className={styles.cover}
              onChange={() => setChosen(String(place))}
              onInvalid={() => setMissed(true)}
            />
            <Icon name="star" size={20} />
            <span className="sr">{wordsOf(place)}</span>
          </label>
        ))}
        <span aria-hidden="true" className="muted">
          {chosen !== '' && wordsOf(Number(chosen))}
        </span>
      </div>
      {isInvalid && (
        <p id={errorId} className={styles.error}>
          <Icon name="critical" size={16} /> {errorText}
        </p>
      )}
    </div>
  );
}
