import { fieldBounds, type QuotedLine } from '@shop/api-contracts';
import { Button, DayField, Field } from '@shop/design-system';
import { useState } from 'react';
import { localToday } from '../details-page/local-today.ts';
import { useText } from '../text.ts';
import { LineField } from './line-field.tsx';
import type { LineEntry } from './offer-entries.ts';
import type { OfferDraft } from './use-offer-draft.ts';
import styles from './inbox.module.css';

interface SubstituteFieldsProps {
  line: QuotedLine;
  entry: LineEntry;
  change: OfferDraft['changeLine'];
}

/** Maximum lengths of the contract. */
const maxNumberLength = 60;
const maxNameLength = 200;

/** Optional fields for a substitute article and a note on the line. */
export function SubstituteFields({ line, entry, change }: SubstituteFieldsProps) {
  const t = useText();
  const { lineId, articleNumber: number } = line;
  const { substituteNumber, substituteName, promisedDate, note } = entry;
  const hasSubstitute = substituteNumber !== '' || substituteName !== '';
  const [isOpen, setOpen] = useState(false);
  // the fields stay open while their initial value is deleted
  const [wasFilled] = useState(hasSubstitute || note !== '' || promisedDate !== '');
  if (!isOpen && !wasFilled) {
    return (
      <Button
        variant="bare"
        size="small"
        icon="plus"
        aria-label={t('rfq.inbox.moreOf', { number })}
        className={styles.more}
        onClick={() => setOpen(true)}
      >
        {t('rfq.inbox.more')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('rfq.inbox.moreOf', { number })} className={styles.substitute}>
      <LineField
        name={`substituteNumber-${lineId}`}
        label={t('rfq.inbox.substituteNumber')}
        maxLength={maxNumberLength}
        required={hasSubstitute}
        autoComplete="off"
        spellCheck={false}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened these fields
        autoFocus={isOpen}
        value={substituteNumber}
        onChange={(event) => change(lineId, { substituteNumber: event.currentTarget.value })}
        shortError={t('rfq.inbox.error.substituteNumberShort')}
        errorText={() => t('rfq.inbox.error.substituteNumber', { number })}
      />
      <LineField
        name={`substituteName-${lineId}`}
        label={t('rfq.inbox.substituteName')}
        maxLength={maxNameLength}
        required={hasSubstitute}
        autoComplete="off"
        value={substituteName}
        onChange={(event) => change(lineId, { substituteName: event.currentTarget.value })}
        shortError={t('rfq.inbox.error.substituteNameShort')}
        errorText={() => t('rfq.inbox.error.substituteName', { number })}
      />
      <DayField
        name={`promisedDate-${lineId}`}
        label={t('rfq.inbox.promisedDate')}
        min={localToday()}
        autoComplete="off"
        value={promisedDate}
        onChange={(event) => change(lineId, { promisedDate: event.currentTarget.value })}
        errorText={() => t('rfq.inbox.error.promisedDate', { number })}
      />
      <Field
        name={`note-${lineId}`}
        label={t('rfq.inbox.note')}
        maxLength={fieldBounds.cartNote}
        autoComplete="off"
        value={note}
        onChange={(event) => change(lineId, { note: event.currentTarget.value })}
      />
    </div>
  );
}
