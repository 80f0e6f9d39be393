import { classNames, Icon } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';
import { useText } from '../../text.ts';
import styles from './reviews.module.css';

const places = [1, 2, 3, 4, 5];

/** Stars out of five, as shapes, to the nearest half, and in words. */
export function Stars({ stars }: { stars: number }) {
  const t = useText();
  const { tag } = useI18n().locale;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('catalogue.item.reviews.stars', { stars: formatNumber(stars, tag) })}
    >
      {places.map((place) => (
        <span key={place} className={styles.star}>
          <Icon name="star" size={16} className={classNames(stars >= place - 0.25 && styles.full)} />
          {stars >= place - 0.75 && stars < place - 0.25 && (
            <Icon name="star" size={16} className={classNames(styles.full, styles.half)} />
          )}
        </span>
      ))}
    </span>
  );
}
