import { Sidebar } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { useMenuLevels } from '../category-menu/use-menu-levels.ts';
import { CompanyDialog } from '../company-picker/company-dialog.tsx';
import { MarketDialog } from '../market-picker/market-dialog.tsx';
import { useText } from '../text.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuDialog, MenuName } from './menu-names.ts';

interface MainMenuProps {
  name: MenuName;
  open: boolean;
  onClose: () => void;
}

/** The slide-in menu: products level by level, and at the root the reader's other entries. */
export function MainMenu({ name, open, onClose }: MainMenuProps) {
  const t = useText();
  const levels = useMenuLevels();
  const [dialog, setDialog] = useState<MenuDialog>();
  const closeDialog = () => setDialog(undefined);
  const { reset } = levels;

  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) reset();
    wasOpen.current = open;
  }, [open, reset]);

  const openDialog = (chosen: MenuDialog) => {
    onClose();
    setDialog(chosen);
  };
  return (
    <>
      <Sidebar
        open={open}
        onClose={onClose}
        side={name === 'menu' ? 'end' : 'start'}
        label={t(name === 'menu' ? 'shell.menu' : 'shell.products')}
        closeLabel={t('shell.close')}
      >
        <CategoryMenu {...levels} onClose={onClose} />
        {levels.levels.length === 0 && <MenuEntries onClose={onClose} onDialog={openDialog} />}
      </Sidebar>
      <MarketDialog open={dialog === 'market'} onClose={closeDialog} />
      <CompanyDialog open={dialog === 'company'} onClose={closeDialog} />
    </>
  );
}
