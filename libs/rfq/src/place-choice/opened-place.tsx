import { Button, Checkbox } from '@shop/design-system';
import { useText } from '../text.ts';
import { PlaceHead, type PlaceHeadProps } from './place-head.tsx';
import styles from './place-choice.module.css';

interface OpenedPlaceProps extends PlaceHeadProps {
  /** The groups that it can supply. */
  groups: readonly {
    key: string;
    /** Undefined if there is no other. */
    number: number | undefined;
    isAsked: boolean;
    isFull: boolean;
    onAsked: () => void;
  }[];
  onList: () => void;
}

/** Shown below the map on phones, where the list is hidden: the location of the pressed mark, with a checkbox for each group. */
export function OpenedPlace({ groups, onList, ...head }: OpenedPlaceProps) {
  const t = useText();
  return (
    <div className={styles.onPhone}>
      <p className={styles.head}>
        <PlaceHead {...head} />
      </p>
      {groups.map(({ key, number, isAsked, isFull, onAsked }) => (
        <Checkbox
          key={key}
          label={number === undefined ? t('rfq.place.ask') : t('rfq.place.askFor', { number })}
          checked={isAsked}
          disabled={isFull && !isAsked}
          onChange={onAsked}
        />
      ))}
      <p className={styles.toCard}>
        <Button onClick={onList}>{t('rfq.view.inList')}</Button>
      </p>
    </div>
  );
}
