import { Icon } from '@shop/design-system';
import { paths, ShopLink, useHydrated, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useText } from '../text.ts';
import styles from './products-button.module.css';

const loadMenu = () => import('./category-menu.tsx').then((module) => module.CategoryMenu);

/** Without a script, and if the menu's code cannot be had, the categories of the home page stand in for the menu. */
const productsPath = `${paths.home()}#products`;

/** Opens the slide-in category menu. */
export function ProductsButton() {
  const t = useText();
  const navigate = useShopNavigate();
  const hydrated = useHydrated();
  const [Menu, load] = useOnDemand(loadMenu);
  const [open, setOpen] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const show = () => {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      navigate(productsPath);
    });
  };
  const label = (
    <>
      <Icon name="menu" />
      {t('shell.products')}
    </>
  );
  return (
    <nav aria-label={t('shell.mainMenu')} className={styles.nav}>
      {hydrated ? (
        <button
          type="button"
          className={styles.products}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={show}
        >
          {label}
        </button>
      ) : (
        <ShopLink to={productsPath} className={styles.products}>
          {label}
        </ShopLink>
      )}
      {Menu && <Menu open={open} onClose={() => setOpen(false)} />}
    </nav>
  );
}
