import type { Order } from '@shop/api-contracts';
import { Checkbox, Table, Td, Th, UnbrokenNumbers } from '@shop/design-system';
import { formatDate, useI18n } from '@shop/i18n';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { DeliveryDayField } from './delivery-day-field.tsx';
import styles from './line-dates.module.css';

interface LineDatesProps {
  order: Order;
  /** Day of arrival of each line with the selected option; undefined until there is one. */
  promised: readonly string[] | undefined;
  /** Requested days by `lineId`. */
  dates: Readonly<Record<string, string>>;
  /** Days from Monday to Friday on which nothing arrives the selected way. */
  closedDays: readonly string[];
  onDates: (dates: Record<string, string>) => void;
}

/** Requested days per line, each beside the day on which the line can arrive. */
export function LineDates({ order: { lines }, promised, dates, closedDays, onDates }: LineDatesProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const [isOpen, setOpen] = useState(Object.keys(dates).length > 0);
  return (
    <div>
      <Checkbox
        name="differentDates"
        label={t('checkout.freight.differentDates')}
        checked={isOpen}
        onChange={(event) => {
          setOpen(event.currentTarget.checked);
          if (!event.currentTarget.checked) onDates({});
        }}
      />
      {isOpen && (
        <Table caption={t('checkout.freight.differentDates')} middle className={styles.table}>
          <thead>
            <tr>
              <Th>{t('checkout.lines.article')}</Th>
              <Th numeric>{t('checkout.lines.quantity')}</Th>
              <Th>{t('checkout.lines.wanted')}</Th>
              <Th>{t('checkout.lines.promised')}</Th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lineId, articleNumber, name, quantity }, n) => (
              <tr key={lineId}>
                <Td>
                  <UnbrokenNumbers text={name} /> <span className={styles.number}>{articleNumber}</span>
                </Td>
                <Td label={t('checkout.lines.quantity')} numeric>
                  {quantity}
                </Td>
                <Td label={t('checkout.lines.wanted')}>
                  <DeliveryDayField
                    name={`line-${lineId}`}
                    label={t('checkout.lines.wantedOf', { name: articleNumber })}
                    hideLabel
                    defaultValue={dates[lineId] ?? ''}
                    closedDays={closedDays}
                    onDay={(day) => onDates({ ...dates, [lineId]: day })}
                  />
                </Td>
                <Td label={t('checkout.lines.promised')}>
                  <bdi>{promised?.[n] ? formatDate(promised[n], tag) : t('checkout.lines.promisedLater')}</bdi>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
