import type { Quote, QuoteMessage, QuoteOffer } from '@shop/api-contracts';
import { classNames } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { offerName } from '../offers/offer-name.ts';
import styles from './messages.module.css';

/** Messages with one supplier, oldest first; announces new ones. */
export function MessageThread({ quote, offer }: { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const { messages } = offer;
  return (
    <div role="log" aria-label={t('rfq.messages.title')} className={styles.log}>
      {messages.length === 0 ? (
        <p className="muted">{t('rfq.messages.none')}</p>
      ) : (
        <MessageList quote={quote} offer={offer} />
      )}
    </div>
  );
}

/** Messages with one supplier without a form, for print. */
export function MessageList({ quote, offer }: { quote: Quote; offer: QuoteOffer }) {
  return (
    <ol className={styles.thread}>
      {offer.messages.map((message) => (
        <Message key={message.id} quote={quote} offer={offer} message={message} />
      ))}
    </ol>
  );
}

/** Id of a message's element, which gets the focus after sending. */
export const elementId = (messageId: string): string => `message-${messageId}`;

function Message({ quote, offer, message }: { quote: Quote; offer: QuoteOffer; message: QuoteMessage }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { id, from, author, writtenAt, text, lineId } = message;
  const line = quote.lines.find((one) => one.lineId === lineId);
  const company = from === 'partner' ? offerName(offer) : quote.customer;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(writtenAt));
  return (
    <li id={elementId(id)} tabIndex={-1} className={classNames(styles.message, from === quote.role && styles.own)}>
      <p className={styles.author}>
        <strong>
          <bdi>{author}</bdi>
        </strong>
        {company !== author && (
          <>
            , <bdi>{company}</bdi>
          </>
        )}
      </p>
      {line && (
        <p className={styles.about}>{t('rfq.messages.aboutLine', { number: line.articleNumber, name: line.name })}</p>
      )}
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <p className={styles.time}>
        <time dateTime={writtenAt}>{time}</time>
      </p>
    </li>
  );
}
