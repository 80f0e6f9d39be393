import { Button } from '@shop/design-system';
import { useText } from '../text.ts';
import { PlaceHead, type PlaceHeadProps } from './place-head.tsx';
import styles from './place-choice.module.css';

interface OpenedPlaceProps extends PlaceHeadProps {
  isChosen: boolean;
  onChosen: () => void;
  onList: () => void;
}

/** Shown below the map on phones, where the list is hidden: the location of the pressed mark, with a button to choose it. */
export function OpenedPlace({ isChosen, onChosen, onList, ...head }: OpenedPlaceProps) {
  const t = useText();
  return (
    <div className={styles.onPhone}>
      <label className={styles.choose}>
        <input type="radio" checked={isChosen} className={styles.radio} onChange={onChosen} />
        <PlaceHead {...head} />
      </label>
      <p className={styles.toCard}>
        <Button onClick={onList}>{t('rfq.view.inList')}</Button>
      </p>
    </div>
  );
}
