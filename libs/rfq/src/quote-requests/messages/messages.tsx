import type { Quote } from '@shop/api-contracts';
import { Select } from '@shop/design-system';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useText } from '../../text.ts';
import { offerName } from '../offers/offer-name.ts';
import { MessageForm } from './message-form.tsx';
import { MessageThread } from './message-thread.tsx';
import styles from './messages.module.css';

export interface MessagesHandle {
  /** Goes to where one writes: to this supplier, else the last one, and about this line, else the whole. */
  write: (offerId?: string, lineId?: string) => void;
}

/** What was written about an offer, by both sides, and the way to write. Who asked several suppliers chooses to whom. */
export function Messages({ quote, ref }: { quote: Quote; ref?: Ref<MessagesHandle> }) {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<string>();
  const [about, setAbout] = useState('');
  const offer = quote.offers.find(({ offerId }) => offerId === chosen) ?? quote.offers[0];
  const focus = () => requestAnimationFrame(() => section.current?.querySelector('textarea')?.focus());
  useImperativeHandle(ref, () => ({
    write(offerId, lineId = '') {
      if (offerId !== undefined) choose(offerId);
      setAbout(lineId);
      focus();
    },
  }));
  if (!offer) return null;
  return (
    <section ref={section} aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages">{t('rfq.messages.title')}</h2>
      {quote.offers.length > 1 && (
        <Select
          label={t('rfq.messages.with')}
          className={styles.with ?? ''}
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
      )}
      <MessageThread key={offer.offerId} quote={quote} offer={offer} />
      <MessageForm
        key={`form ${offer.offerId}`}
        quote={quote}
        offer={offer}
        about={about}
        setAbout={setAbout}
        onSent={() => {
          setAbout('');
          focus();
        }}
      />
    </section>
  );
}
