import { Icon } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import styles from './start.module.css';

interface StartProps {
  to: string;
  name: string;
  /** What the reader finds there. */
  text: string;
}

/** One of the ways out of an empty cart; the whole tile can be pressed. */
export const Start = ({ to, name, text }: StartProps) => (
  <li className={styles.start}>
    <ShopLink to={to} prefetch={false} className={styles.name}>
      {name}
      <Icon name="arrow-right" />
    </ShopLink>
    <p className={styles.text}>{text}</p>
  </li>
);
