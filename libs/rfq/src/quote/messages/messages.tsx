import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { classNames, Select, useFocusLater } from '@shop/design-system';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useText } from '../../text.ts';
import { offerName } from '../offers/offer-name.ts';
import { MessageForm } from './message-form.tsx';
import { elementId, MessageList, MessageThread } from './message-thread.tsx';
import styles from './messages.module.css';

export interface MessagesHandle {
  /** Moves the focus to the message form: for this supplier, else the last one; about this line, else the chosen one. */
  write: (offerId?: string, lineId?: string) => void;
}

interface MessagesProps {
  quote: Quote;
  /** True if the reader can do nothing else but write. */
  isMain?: boolean;
  ref?: Ref<MessagesHandle>;
}

/** Messages about an offer and the form to write one, with a choice of the supplier if there are several. */
export function Messages({ quote, isMain = false, ref }: MessagesProps) {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<string>();
  const offer = quote.offers.find(({ offerId }) => offerId === chosen) ?? quote.offers[0];
  const focusLater = useFocusLater();
  useImperativeHandle(ref, () => ({
    write(offerId, lineId) {
      if (offerId !== undefined) choose(offerId);
      if (lineId !== undefined) chooseLine(section.current, lineId);
      focusLater(() => section.current?.querySelector('textarea'));
    },
  }));
  if (!offer) return null;
  const others = quote.offers.filter((one) => one !== offer && one.messages.length > 0);
  return (
    <section ref={section} aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages">{t('rfq.messages.title')}</h2>
      {quote.offers.length > 1 && (
        <div className={styles.with} data-chrome>
          <Select
            label={t('rfq.messages.with')}
            value={offer.offerId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {quote.offers.map((one) => (
              <option key={one.offerId} value={one.offerId}>
                {one.messages.length > 0
                  ? t('rfq.messages.withCount', { partner: offerName(one), count: one.messages.length })
                  : offerName(one)}
              </option>
            ))}
          </Select>
        </div>
      )}
      {quote.offers.length > 1 && <PrintedName offer={offer} />}
      <MessageThread key={offer.offerId} quote={quote} offer={offer} />
      <MessageForm
        key={`form ${offer.offerId}`}
        quote={quote}
        offer={offer}
        isMain={isMain}
        onSent={(messageId) => focusLater(elementId(messageId))}
      />
      {others.map((other) => (
        <div key={other.offerId} className="print-only">
          <PrintedName offer={other} />
          <MessageList quote={quote} offer={other} />
        </div>
      ))}
    </section>
  );
}

/** Name of the supplier, for print, where all threads are shown. */
const PrintedName = ({ offer }: { offer: QuoteOffer }) => (
  <p className={classNames('print-only', 'strong', styles.printedName)}>{offerName(offer)}</p>
);

/** Chooses the line by events, so that the draft of the message notices it. */
function chooseLine(section: HTMLElement | null, lineId: string): void {
  const about = section?.querySelector<HTMLSelectElement>('select[name="about"]');
  if (!about) return;
  about.value = lineId;
  about.dispatchEvent(new Event('change', { bubbles: true }));
}
