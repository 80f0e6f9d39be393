import { useText } from '../text.ts';

export function ApplicationsPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.applications.title')}</h1>;
}
