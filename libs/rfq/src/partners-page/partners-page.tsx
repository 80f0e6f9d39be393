import { useText } from '../text.ts';

export function PartnersPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.partners.title')}</h1>;
}
