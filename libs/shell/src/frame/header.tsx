import { ProductsButton } from '../category-menu/products-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { LogoLink } from './logo-link.tsx';
import styles from './header.module.css';

/** Logo, products, search. Account, lists and cart join it with their pages. */
export function Header() {
  return (
    <header className={styles.head}>
      <div className={`page ${styles.row}`}>
        <LogoLink />
        <ProductsButton />
        <SearchBox place="header" />
      </div>
    </header>
  );
}
