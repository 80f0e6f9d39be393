import { ShopLink } from '@shop/platform';
import styles from './footer.module.css';

/** A page in a list of the footer. */
export function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <ShopLink to={to} className={styles.link}>
        {text}
      </ShopLink>
    </li>
  );
}
