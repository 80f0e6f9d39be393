import { useParams } from 'react-router';
import { QuoteList } from './quote-list.tsx';
import { QuotePage } from './quote-page.tsx';

/** Quote requests: all of them, or the one that the address names. */
export function QuoteRequestsPage() {
  const { quoteNumber } = useParams();
  return quoteNumber ? <QuotePage key={quoteNumber} quoteNumber={quoteNumber} /> : <QuoteList />;
}
