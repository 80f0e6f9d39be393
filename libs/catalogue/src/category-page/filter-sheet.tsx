import { Button, Dialog, VisuallyHidden } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  total: number;
  busy: boolean;
  activeCount: number;
  children: ReactNode;
}

/** The filters over the list, where there is no room beside it. Each choice holds at once; the button says to how many articles it leads. */
export function FilterSheet({ open, onClose, total, busy, activeCount, children }: FilterSheetProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={activeCount > 0 ? t('catalogue.filters.openWithCount', { count: activeCount }) : t('catalogue.filters')}
      closeLabel={t('catalogue.filters.close')}
      actions={
        <Button variant="go" wide onClick={onClose} aria-busy={busy || undefined}>
          {t('catalogue.filters.apply', { count: total })}
        </Button>
      }
    >
      {children}
      <VisuallyHidden>
        <span role="status">{t('catalogue.results', { count: total })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
