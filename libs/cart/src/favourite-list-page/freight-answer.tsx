import type { FreightQuote } from '@shop/api-contracts';
import { DefinitionList, Notice } from '@shop/design-system';
import { formatDate, formatMoney, Measure, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import styles from './favourite-list-page.module.css';

/** Freight options, each with price and arrival day; and what the prices exclude. */
export function FreightAnswer({ quote, hasFailed }: { quote: FreightQuote | undefined; hasFailed: boolean }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const economy = quote?.choices.find(({ id }) => id === 'economy');
  return (
    <div aria-live="polite">
      {hasFailed && <Notice type="critical" title={t('cart.freight.failed')} />}
      {quote && !hasFailed && (
        <div className={styles.freight}>
          <DefinitionList
            items={[
              ...quote.choices.map(({ id, amount, currency, deliveryDate }) => ({
                term: t('cart.freight.arrives', {
                  way: t(`cart.freight.${id}`),
                  date: formatDate(deliveryDate, tag),
                }),
                value: (
                  <strong className="nb">
                    {Number(amount) === 0 ? t('cart.freight.free') : formatMoney({ amount, currency }, tag)}
                  </strong>
                ),
              })),
              { term: t('cart.freight.weight'), value: <Measure values={[quote.weight]} unit="KGM" /> },
            ]}
          />
          {quote.unweighedCount > 0 && <p>{t('cart.freight.unweighed', { count: quote.unweighedCount })}</p>}
          {quote.freeFrom !== null && economy && Number(economy.amount) > 0 && (
            <p className="muted">
              {t('cart.freight.freeFrom', {
                sum: formatMoney({ amount: quote.freeFrom, currency: economy.currency }, tag),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
