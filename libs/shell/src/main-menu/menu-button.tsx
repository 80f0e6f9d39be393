import { classNames, Icon } from '@shop/design-system';
import { ShopLink, useHydrated } from '@shop/platform';
import { useText } from '../text.ts';
import type { MenuName } from './menu-names.ts';
import { productsPath } from './use-main-menu.tsx';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  name: MenuName;
  openName: MenuName | undefined;
  prepare: () => void;
  show: (name: MenuName) => void;
}

/** Opens the slide-in menu; without a script a link to the products. */
export function MenuButton({ name, openName, prepare, show }: MenuButtonProps) {
  const t = useText();
  const hydrated = useHydrated();
  const className = classNames(styles.button, styles[name]);
  const label = (
    <>
      <Icon name={name === 'menu' ? 'menu' : 'grid'} />
      <span>{t(name === 'menu' ? 'shell.menu' : 'shell.products')}</span>
    </>
  );
  return hydrated ? (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={openName === name}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => show(name)}
    >
      {label}
    </button>
  ) : (
    <ShopLink to={productsPath} className={className}>
      {label}
    </ShopLink>
  );
}
