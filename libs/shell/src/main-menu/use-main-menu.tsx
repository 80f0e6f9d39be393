import { paths, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { MenuName } from './menu-names.ts';

/** Without a script, and if the menu's code cannot be had, the categories of the home page stand in for the menu. */
export const productsPath = `${paths.home()}#products`;

const loadMenu = () => import('./main-menu.tsx').then((module) => module.MainMenu);

/** The slide-in menu and what its buttons need; its code comes when somebody is about to open it. */
export function useMainMenu() {
  const navigate = useShopNavigate();
  const [Menu, load] = useOnDemand(loadMenu);
  const [opened, setOpened] = useState<MenuName>('products');
  const [open, setOpen] = useState(false);
  return {
    /** The name of the menu that is open. */
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
