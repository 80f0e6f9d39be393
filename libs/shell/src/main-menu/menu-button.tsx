import { classNames, Icon } from '@shop/design-system';
import { ShopLink, useHydrated } from '@shop/platform';
import { useText } from '../text.ts';
import type { MenuName } from './menu-names.ts';
import { productsPath, type useMainMenu } from './use-main-menu.tsx';
import styles from './menu-button.module.css';

type MenuButtonProps = ReturnType<typeof useMainMenu>['controls'] & { name: MenuName };

/** Opens the panel of products or the slide-in menu; without a script a link to the products. */
export function MenuButton({ name, openName, prepare, toggle }: MenuButtonProps) {
  const t = useText();
  const hydrated = useHydrated();
  const className = classNames(styles.button, styles[name]);
  const isMenu = name === 'menu';
  const label = (
    <>
      <Icon name={isMenu ? 'menu' : 'grid'} />
      <span>{t(isMenu ? 'shell.menu' : 'shell.products')}</span>
    </>
  );
  return hydrated ? (
    <button
      type="button"
      className={className}
      aria-haspopup={isMenu ? 'dialog' : undefined}
      aria-expanded={openName === name}
      onPointerEnter={() => prepare(name)}
      onFocus={() => prepare(name)}
      onClick={() => toggle(name)}
    >
      {label}
    </button>
  ) : (
    <ShopLink to={productsPath} className={className}>
      {label}
    </ShopLink>
  );
}
