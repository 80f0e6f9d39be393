import { Button, Dialog, VisuallyHidden } from '@shop/design-system';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { useBackCloses } from './use-back-closes.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  total: number;
  busy: boolean;
  activeCount: number;
  children: ReactNode;
}

/** Filters in a dialog for narrow windows. Each choice applies at once; the button shows the resulting number of articles. */
export function FilterSheet({ open, onClose, total, busy, activeCount, children }: FilterSheetProps) {
  const t = useText();
  useBackCloses(open, onClose);
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
