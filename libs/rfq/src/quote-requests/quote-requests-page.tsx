import { useText } from '../text.ts';

export function QuoteRequestsPage() {
  const t = useText();
  return <h1 tabIndex={-1}>{t('rfq.quotes.title')}</h1>;
}
