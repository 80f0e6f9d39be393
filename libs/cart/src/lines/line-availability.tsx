import type { Availability } from '@shop/api-contracts';
import { StockMark, UnbrokenNumbers } from '@shop/design-system';
import { useText } from '../text.ts';

/** Says whether this quantity is in stock, otherwise when it can be shipped. */
export function LineAvailability({
  availability,
  quantity,
}: {
  availability: Availability | undefined;
  quantity: number;
}) {
  const t = useText();
  const { state, stock, leadTimeDays: days } = availability ?? {};
  if (state === 'discontinued' || state === 'soldOut') {
    return <StockMark state="ask">{t(`cart.page.${state}`)}</StockMark>;
  }
  if (state === 'inStock') {
    if (stock === undefined) return <StockMark state="ok">{t('cart.page.inStockSome')}</StockMark>;
    const isShort = stock < quantity && days !== undefined;
    return isShort ? (
      <StockMark state="later">
        <UnbrokenNumbers text={t('cart.page.rest', { count: stock, days })} />
      </StockMark>
    ) : (
      <StockMark state="ok" className="nb">
        {t('cart.page.inStock', { count: stock })}
      </StockMark>
    );
  }
  if (state === 'later') {
    return (
      <StockMark state="later" className={days === undefined ? '' : 'nb'}>
        {days === undefined ? t('cart.page.laterSome') : t('cart.page.later', { days })}
      </StockMark>
    );
  }
  return <StockMark state="ask">{t('cart.page.availabilityOnRequest')}</StockMark>;
}
