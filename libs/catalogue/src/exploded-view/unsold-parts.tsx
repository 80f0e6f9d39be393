import { partRowId } from '../part-table/balloon-ids.ts';
import { useText } from '../text.ts';
import type { Balloon } from './exploded-view.tsx';
import styles from './exploded-view.module.css';

export interface UnsoldPartsProps {
  /** Numbered parts without an article of their own. */
  unsold: readonly Pick<Balloon, 'number' | 'partName' | 'quantity'>[];
  /** One level below the heading that the parts stand under. */
  unsoldHeading: 'h2' | 'h3';
}

/** Parts in a picture that nobody can order singly. */
export function UnsoldParts({ unsold, unsoldHeading: Heading, sold }: UnsoldPartsProps & { sold: readonly number[] }) {
  const t = useText();
  if (unsold.length === 0) return null;
  const numbers = [...sold, ...unsold.map(({ number }) => number)];
  return (
    <section className={styles.unsold}>
      <Heading>{t('catalogue.exploded.unsold')}</Heading>
      <ul>
        {unsold.map(({ number, partName, quantity }, index) => (
          // a number leads to the first of its articles, which is sold where one is
          <li key={index} id={numbers.indexOf(number) === sold.length + index ? partRowId(number) : undefined}>
            {number}, {partName}
            {quantity !== null && `, ${quantity} ${t('catalogue.item.parts.inUnitShort')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
