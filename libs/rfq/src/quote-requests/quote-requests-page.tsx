import { useParams } from 'react-router';
import { QuoteList } from './quote-list.tsx';
import { QuotePage } from './quote-page.tsx';

/** The list of quote requests, or the one named in the address. */
export function QuoteRequestsPage() {
  const { quoteNumber } = useParams();
  return quoteNumber ? <QuotePage key={quoteNumber} quoteNumber={quoteNumber} /> : <QuoteList />;
}
