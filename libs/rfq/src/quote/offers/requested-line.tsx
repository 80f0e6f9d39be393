import { UnbrokenNumbers } from '@shop/design-system';
import type { Quote, QuotedLine } from '@shop/api-contracts';
import { Enclosures, TakeBackOfLine, UnitOfLine, usePriceTerms } from '@shop/cart';
import { formatCount, formatDate, formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { ProofOfLine } from '../proof-of-line.tsx';
import { useText } from '../../text.ts';
import styles from './offer-table.module.css';

/** A requested line: article, quantity, shop price and requested day. */
export function RequestedLine({ line, quote }: { line: QuotedLine; quote: Pick<Quote, 'quoteNumber' | 'currency'> }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { item, name, articleNumber, customArticleNumber, configuration, quantity, note } = line;
  const terms = usePriceTerms();
  // if shop prices include tax, each price is labelled
  const withTerms = (text: string, taxNote: string) => (terms.isGross ? `${text}, ${taxNote}` : text);
  const money = (amount: string) => formatMoney({ amount, currency: quote.currency }, tag);
  const asides = [
    configuration !== null && t('rfq.asked.partOf', { name: configuration }),
    line.price && withTerms(t('rfq.asked.shopPrice', { price: formatMoney(line.price, tag) }), terms.shown),
    line.targetPrice !== null && withTerms(t('rfq.asked.targetPrice', { price: money(line.targetPrice) }), terms.net),
    line.wantedDate && t('rfq.asked.wantedOn', { date: formatDate(line.wantedDate, tag) }),
    note,
  ].filter((text) => typeof text === 'string' && text !== '');
  return (
    <>
      {item ? (
        <ShopLink to={paths.item(item)} prefetch={false} className="strong">
          <UnbrokenNumbers text={name} />
        </ShopLink>
      ) : (
        <span className="strong">
          <UnbrokenNumbers text={name} />
        </span>
      )}
      <span className={styles.aside}>
        <span className="art">{articleNumber}</span>
        {customArticleNumber && <>, {t('rfq.asked.ownNumber', { number: customArticleNumber })}</>}
      </span>
      <UnitOfLine line={line} />
      <Enclosures enclosures={line.enclosures} within={{ quote: quote.quoteNumber }} />
      <TakeBackOfLine takeBack={line.takeBack} />
      <ProofOfLine line={line} quoteNumber={quote.quoteNumber} />
      <span className={styles.quantity}>{t('rfq.asked.quantity', { quantity: formatCount(quantity, tag) })}</span>
      {asides.map((text, index) => (
        <span key={index} className={styles.aside}>
          {text}
        </span>
      ))}
    </>
  );
}
