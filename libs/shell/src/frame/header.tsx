import type { ReactNode } from 'react';
import { MenuButton } from '../main-menu/menu-button.tsx';
import { useMainMenu } from '../main-menu/use-main-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { useText } from '../text.ts';
import { LogoLink } from './logo-link.tsx';
import styles from './header.module.css';

interface HeaderProps {
  /** Sign-in or the way to one's portal. */
  account: ReactNode;
}

/** Logo, products, search, account, menu. Lists and cart join it with their pages (`frame-entries.ts`). */
export function Header({ account }: HeaderProps) {
  const t = useText();
  const { menu, ...controls } = useMainMenu();
  return (
    <header className={styles.head}>
      <div className={`page ${styles.row}`}>
        <LogoLink />
        <nav aria-label={t('shell.mainMenu')} className={styles.nav}>
          <MenuButton {...controls} name="products" />
        </nav>
        <SearchBox place="header" />
        <div className={styles.tools}>
          {account}
          <MenuButton {...controls} name="menu" />
        </div>
        {menu}
      </div>
    </header>
  );
}
