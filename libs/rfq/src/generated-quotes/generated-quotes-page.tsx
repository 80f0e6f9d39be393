import { useText } from '../text.ts';

export function GeneratedQuotesPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.generated.title')}</h1>;
}
