import { paths, useShopNavigate } from '@shop/platform';
import { useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { MenuName } from './menu-names.ts';

/** Without a script, or if the code of panel or menu fails to load, the categories of the home page replace them. */
export const productsPath = `${paths.home()}#products`;

const loadMenu = () => import('./main-menu.tsx').then((module) => module.MainMenu);
const loadPanel = () => import('../products-panel/products-panel.tsx').then((module) => module.ProductsPanel);

/** State of the slide-in menu and of the panel of products for their buttons; the code of each is loaded when it is about to open. */
export function useMainMenu() {
  const navigate = useShopNavigate();
  const [Menu, prepareMenu] = useOnDemand(loadMenu);
  const [Panel, preparePanel] = useOnDemand(loadPanel);
  const [openName, setOpenName] = useState<MenuName>();
  const load = { menu: prepareMenu, products: preparePanel };
  const close = () => setOpenName(undefined);
  return {
    controls: {
      openName,
      prepare: (name: MenuName) => void load[name]().catch(() => undefined),
      toggle: (name: MenuName) => {
        setOpenName(openName === name ? undefined : name);
        load[name]().catch(() => {
          close();
          navigate(productsPath);
        });
      },
    },
    menu: Menu && <Menu open={openName === 'menu'} onClose={close} />,
    panel: Panel && openName === 'products' && <Panel onClose={close} />,
  };
}
