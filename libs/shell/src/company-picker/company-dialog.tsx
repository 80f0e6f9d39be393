import { Dialog } from '@shop/design-system';
import { useText } from '../text.ts';
import { CompanyList } from './company-list.tsx';

/** Dialog with the companies of a person with several customer numbers. */
export function CompanyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.company.title')} closeLabel={t('shell.close')}>
      <p>{t('shell.company.lead')}</p>
      <CompanyList onDone={onClose} />
    </Dialog>
  );
}
