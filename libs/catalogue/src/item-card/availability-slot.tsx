import type { SalesDetails } from '@shop/api-contracts';
import { StockMark } from '@shop/design-system';
import { useText } from '../text.ts';

/** Availability as a mark and a word; on request if unknown. */
export function AvailabilitySlot({ salesDetails }: { salesDetails: SalesDetails | null }) {
  const t = useText();
  const availability = salesDetails?.availability;
  switch (availability?.state) {
    case 'inStock':
      return (
        <StockMark state="ok">
          {availability.stock === undefined
            ? t('catalogue.availability.inStockSome')
            : t('catalogue.availability.inStock', { count: availability.stock })}
        </StockMark>
      );
    case 'later':
      return (
        <StockMark state="later">
          {availability.leadTimeDays === undefined
            ? t('catalogue.availability.laterSome')
            : t('catalogue.availability.later', { days: availability.leadTimeDays })}
        </StockMark>
      );
    case 'discontinued':
    case 'soldOut':
      return <StockMark state="ask">{t(`catalogue.availability.${availability.state}`)}</StockMark>;
    default:
      return <StockMark state="ask">{t('catalogue.availability.onRequest')}</StockMark>;
  }
}
