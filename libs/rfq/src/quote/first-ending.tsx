import { useText } from '../text.ts';
import { Ending } from './ending.tsx';

interface FirstEndingProps {
  quote: { expiresAt: string; offerCount: number };
  /** See `Ending`. */
  timeZone?: string;
}

/** When the first of a request's offers ends. */
export function FirstEnding({ quote: { expiresAt, offerCount }, ...rest }: FirstEndingProps) {
  const t = useText();
  return (
    <Ending expiresAt={expiresAt} say={(date) => t('rfq.quote.firstEnd', { count: offerCount, date })} {...rest} />
  );
}
