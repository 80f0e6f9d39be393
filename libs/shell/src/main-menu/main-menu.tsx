import { Icon, Sidebar } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { productsLevel, useMenuLevels, type Move } from '../category-menu/use-menu-levels.ts';
import { CompanyDialog } from '../company-picker/company-dialog.tsx';
import { MarketDialog } from '../market-picker/market-dialog.tsx';
import { useText } from '../text.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuDialog } from './menu-names.ts';
import styles from '../category-menu/category-menu.module.css';

interface MainMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The slide-in menu: the reader's entries, and behind the first of them the products, level by level. */
export function MainMenu({ open, onClose }: MainMenuProps) {
  const t = useText();
  const levels = useMenuLevels();
  const [dialog, setDialog] = useState<MenuDialog>();
  const closeDialog = () => setDialog(undefined);
  const content = useRef<HTMLDivElement>(null);
  const { reset, moved } = levels;

  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) reset();
    wasOpen.current = open;
  }, [open, reset]);
  useEffect(() => {
    if (moved) focusAfterMove(content.current, moved);
  }, [moved]);

  const openDialog = (chosen: MenuDialog) => {
    onClose();
    setDialog(chosen);
  };
  return (
    <>
      <Sidebar open={open} onClose={onClose} side="end" label={t('shell.menu')} closeLabel={t('shell.close')}>
        <div ref={content}>
          {levels.levels.length > 0 ? (
            <CategoryMenu {...levels} onClose={onClose} />
          ) : (
            <>
              <ul className={styles.level}>
                <li>
                  <button
                    type="button"
                    className={styles.entry}
                    data-category={productsLevel}
                    onClick={() => levels.push(productsLevel)}
                  >
                    <span className={styles.products}>
                      <Icon name="grid" />
                      {t('shell.products')}
                    </span>
                    <Icon name="chevron-right" />
                  </button>
                </li>
              </ul>
              <MenuEntries onClose={onClose} onDialog={openDialog} />
            </>
          )}
        </div>
      </Sidebar>
      <MarketDialog open={dialog === 'market'} onClose={closeDialog} />
      <CompanyDialog open={dialog === 'company'} onClose={closeDialog} />
    </>
  );
}

/** Keeps the focus: on the back button after opening a level, on the entry left after going back. */
function focusAfterMove(content: HTMLElement | null, { direction, from }: Move): void {
  const target = direction === 'deeper' ? '[data-back]' : `[data-category="${from ?? ''}"]`;
  content?.querySelector<HTMLElement>(target)?.focus();
}
