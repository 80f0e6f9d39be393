import { paths, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { MenuName } from './menu-names.ts';

/** Without a script, or if the menu's code fails to load, the categories of the home page replace the menu. */
export const productsPath = `${paths.home()}#products`;

const loadMenu = () => import('./main-menu.tsx').then((module) => module.MainMenu);

/** State of the slide-in menu for its buttons; the code is loaded when it is about to open. */
export function useMainMenu() {
  const navigate = useShopNavigate();
  const [Menu, load] = useOnDemand(loadMenu);
  const [opened, setOpened] = useState<MenuName>('products');
  const [open, setOpen] = useState(false);
  return {
    /** Name of the open menu. */
    openName: open ? opened : undefined,
    prepare: () => void load().catch(() => undefined),
    show: (name: MenuName) => {
      setOpened(name);
      setOpen(true);
      load().catch(() => {
        setOpen(false);
        navigate(productsPath);
      });
    },
    menu: Menu && <Menu name={opened} open={open} onClose={() => setOpen(false)} />,
  };
}
