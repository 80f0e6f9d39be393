import { multiplyAmount, type Fit, type Quote } from '@shop/api-contracts';
import { UnitOfLine, usePriceTerms } from '@shop/cart';
import { RecordTable, Td, Th } from '@shop/design-system';
import { formatCount, formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { offerName } from '../../quote/offers/offer-name.ts';
import { lastRevision, type PickedOffer } from '../../quote/offers/picks.ts';
import { useTermsText } from '../../quote/offers/use-terms-text.ts';
import styles from './acceptance.module.css';

/** Of a substitute nobody has said whether it fits. */
const uncheckedFit: Fit = {
  verdict: 'notChecked',
  basis: null,
  reasons: [{ code: 'noData', need: null, have: null, unit: null }],
};

/** Picked lines of one offer, as they will appear in the order. */
export function PickedLines({ quote, picked }: { quote: Quote; picked: PickedOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const money = (amount: string) => formatMoney({ amount, currency: quote.currency }, tag);
  const termsText = useTermsText(quote.currency);
  const { terms } = lastRevision(picked.offer) ?? {};
  const { isGross, net } = usePriceTerms();
  const each = isGross ? `${t('rfq.accept.each')}, ${net}` : t('rfq.accept.each');
  const title = t('rfq.accept.from', { partner: offerName(picked.offer) });
  return (
    <section className={styles.offer}>
      <h3>{title}</h3>
      <RecordTable caption={title} layout="lines">
        <thead>
          <tr>
            <Th>{t('rfq.offers.line')}</Th>
            <Th numeric>{t('rfq.accept.quantity')}</Th>
            <Th numeric>{each}</Th>
            <Th>{t('rfq.accept.leadTime')}</Th>
            <Th numeric>{t('rfq.accept.sum')}</Th>
          </tr>
        </thead>
        <tbody>
          {picked.lines.map(({ lineId, quantity, offered }) => {
            const line = quote.lines.find((one) => one.lineId === lineId)!;
            const { unitPrice, substitute, leadTimeDays, promisedDate } = offered;
            return (
              <tr key={lineId}>
                <Td place="name">
                  <bdi className="strong">{substitute?.name ?? line.name}</bdi>
                  <span className={styles.aside}>
                    <span className="art">{substitute?.articleNumber ?? line.articleNumber}</span>
                  </span>
                  {substitute && (
                    <span className={styles.aside}>
                      {t('rfq.accept.insteadOf', { number: line.articleNumber, name: line.name })}
                    </span>
                  )}
                  <UnitOfLine line={substitute ? { ...line, fit: uncheckedFit } : line} />
                </Td>
                <Td place="order" numeric label={t('rfq.accept.quantity')}>
                  {formatCount(quantity, tag)}
                </Td>
                <Td place="each" numeric label={each}>
                  <span className="nb">{money(unitPrice)}</span>
                </Td>
                <Td place="stock">
                  <bdi>
                    {promisedDate ? formatDate(promisedDate, tag) : t('rfq.offered.days', { days: leadTimeDays })}
                  </bdi>
                </Td>
                <Td place="end" numeric>
                  <strong className="nb">{money(multiplyAmount(unitPrice, quantity))}</strong>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </RecordTable>
      {terms && <p>{termsText(terms)}</p>}
    </section>
  );
}
