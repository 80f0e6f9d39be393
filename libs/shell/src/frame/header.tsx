import type { ReactNode } from 'react';
import { MenuButton } from '../main-menu/menu-button.tsx';
import { useMainMenu } from '../main-menu/use-main-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { useText } from '../text.ts';
import { LogoLink } from './logo-link.tsx';
import styles from './header.module.css';

interface HeaderProps {
  quickOrder: ReactNode;
  /** Lists, account and cart. */
  tools: ReactNode;
}

/** Logo, products, quick order, search, lists, account, cart, menu: one row that stays at the top. */
export function Header({ quickOrder, tools }: HeaderProps) {
  const t = useText();
  const { menu, panel, controls } = useMainMenu();
  return (
    <header className={styles.head}>
      <div className={`page ${styles.row}`}>
        <LogoLink />
        <nav aria-label={t('shell.mainMenu')} className={styles.nav}>
          <MenuButton {...controls} name="products" />
          {panel}
          {quickOrder}
        </nav>
        <SearchBox place="header" />
        <div className={styles.tools}>
          {tools}
          <MenuButton {...controls} name="menu" />
        </div>
        {menu}
      </div>
    </header>
  );
}
