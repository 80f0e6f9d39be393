import { useText } from '../text.ts';

export function DetailsPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.details.title')}</h1>;
}
