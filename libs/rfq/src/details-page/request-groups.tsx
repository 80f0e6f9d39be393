import { fieldBounds, type QuotedLine, type QuoteGroup } from '@shop/api-contracts';
import { usePriceTerms } from '@shop/cart';
import { DayField, Field, FormRow, TextArea } from '@shop/design-system';
import { useFormText, type FormDraft } from '@shop/forms';
import { formatMoney, useI18n } from '@shop/i18n';
import { paths, ShopLink } from '@shop/platform';
import { useState } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { LineDrawing, LineName } from '../quote-request/requested-lines.tsx';
import { requestedLocations, locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import { amountPattern } from '../read-amount.ts';
import { useAmbiguityText } from '../use-ambiguity-text.ts';
import { ConfirmFit } from './confirm-fit.tsx';
import { lineField } from './request-values.ts';
import { lastWantedDay, localToday } from './local-today.ts';
import { useRequestErrors } from './use-request-errors.ts';
import styles from './request-form.module.css';
import lineStyles from '../quote-request/quote-request.module.css';

/** Leads to the lines from the beginning of the page. */
export const linesId = 'articles';

/** Lines of each group with its location, and fields for remarks on single lines. */
export function RequestGroups({ draft }: { draft: FormDraft }) {
  const t = useText();
  const { groups } = useQuoteRequest().checkout;
  const { isGross, shown, net } = usePriceTerms();
  const hasPrices = groups.some(({ lines }) => lines.some(({ price }) => price !== null));
  return (
    <>
      <h2 id={linesId} tabIndex={-1}>
        {t('rfq.details.lines')}
      </h2>
      {isGross && hasPrices && <p className="muted">{t('rfq.details.gross', { shown, net })}</p>}
      {groups.map((group, index) => (
        <section key={group.quoteGroupKey} className={styles.group}>
          <GroupHead group={group} number={groups.length > 1 ? index + 1 : undefined} />
          <ul className={lineStyles.lines}>
            {group.lines.map((line) => (
              <RequestLine key={line.lineId} line={line} draft={draft} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function GroupHead({ group, number }: { group: QuoteGroup; number: number | undefined }) {
  const t = useText();
  const { chosen, others } = requestedLocations(group);
  return (
    <div className={styles.groupHead}>
      <h3>
        <bdi>
          {number !== undefined && `${t('rfq.group.title', { number })}: `}
          {chosen && `${locationName(chosen)}, ${chosen.city}`}
        </bdi>
        {others.length > 0 && (
          <span className={styles.others}>{t('rfq.group.others', { names: others.map(locationName).join('; ') })}</span>
        )}
      </h3>
      {group.locations.length > 1 ? (
        <ShopLink
          to={paths.partner(group.quoteGroupKey)}
          className={styles.change}
          {...(number === undefined ? {} : { 'aria-label': t('rfq.group.changeOf', { number }) })}
        >
          {t('rfq.group.change')}
        </ShopLink>
      ) : (
        <span className={styles.only}>{t('rfq.group.only')}</span>
      )}
    </div>
  );
}

function RequestLine({ line, draft }: { line: QuotedLine; draft: FormDraft }) {
  const t = useText();
  const inForm = useFormText();
  const { tag } = useI18n().locale;
  const { currency } = useQuoteRequest().checkout;
  const errorOf = useRequestErrors();
  const ambiguityText = useAmbiguityText();
  const { shown, net } = usePriceTerms();
  const { lineId, articleNumber, quantity, price } = line;
  const names = {
    targetPrice: lineField('targetPrice', lineId),
    wantedDate: lineField('wantedDate', lineId),
    note: lineField('note', lineId),
  };
  const [isOpen, setOpen] = useState(() => Object.values(names).some((name) => draft.values[name]));
  const shared = (field: keyof typeof names, terms = '') => {
    const notes = [terms, draft.isRestored(names[field]) ? inForm('form.notSaved') : ''].filter((note) => note !== '');
    return {
      name: names[field],
      defaultValue: draft.values[names[field]] ?? '',
      ...(notes.length > 0 ? { labelNote: notes.join(', ') } : {}),
    };
  };
  const label = (text: string) => (
    <>
      {text} <span className="sr">{articleNumber}</span>
    </>
  );
  return (
    <li className={styles.line}>
      <LineDrawing line={line} />
      <LineName line={line} />
      <span className={lineStyles.quantity}>
        <bdi>{t('rfq.line.pieces', { count: quantity })}</bdi>
        {price && (
          <bdi className={styles.price}>{t('rfq.line.today', { price: formatMoney(price, tag), terms: shown })}</bdi>
        )}
      </span>
      <ConfirmFit line={line} draft={draft} />
      <details
        open={isOpen}
        className={styles.more}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        // fields in a closed section cannot take the focus
        onInvalidCapture={({ currentTarget }) => {
          currentTarget.open = true;
        }}
      >
        <summary aria-label={t('rfq.line.moreOf', { name: articleNumber })}>{t('rfq.line.more')}</summary>
        <div className={styles.lineFields}>
          <FormRow>
            <Field
              {...shared('targetPrice', net)}
              label={label(t('rfq.line.targetPrice'))}
              inputMode="decimal"
              pattern={amountPattern(tag)}
              autoComplete="off"
              suffix={currency}
              errorText={(_validity, value) => ambiguityText(value) ?? errorOf(names.targetPrice)}
            />
            <DayField
              {...shared('wantedDate')}
              label={label(t('rfq.line.wantedDate'))}
              min={localToday()}
              max={lastWantedDay()}
              autoComplete="off"
              errorText={() => errorOf(names.wantedDate)}
            />
          </FormRow>
          <TextArea
            {...shared('note')}
            label={label(t('rfq.line.note'))}
            rows={2}
            maxLength={fieldBounds.cartNote}
            counterText={(used, max) => inForm('form.counter', { used, max })}
          />
        </div>
      </details>
    </li>
  );
}
