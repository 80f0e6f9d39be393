import type { ItemColumn } from '@shop/api-contracts';
import { IconButton } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import type { TableViewDialog } from './table-view-dialog.tsx';

/** Opens the choice of columns and of the height of rows. It needs a script, as does the choice. */
export function TableViewButton({ columns }: { columns: readonly ItemColumn[] }) {
  const t = useText();
  const [View, setView] = useState<typeof TableViewDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return <span className="sr">{t('catalogue.table.more')}</span>;
  const open = async () => {
    const { TableViewDialog: Loaded } = await import('./table-view-dialog.tsx');
    setView(() => Loaded);
    setOpen(true);
  };
  return (
    <>
      <IconButton icon="configure" label={t('catalogue.table.view')} size="small" onClick={() => void open()} />
      {View && <View columns={columns} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
