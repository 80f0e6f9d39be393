import { useText } from '../text.ts';

export function PartnerPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.partner.title')}</h1>;
}
