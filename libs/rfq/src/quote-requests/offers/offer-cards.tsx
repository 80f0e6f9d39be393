import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { Button, Select } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { Ending } from '../ending.tsx';
import { QuoteStateTag } from '../quote-state.tsx';
import { offerName } from './offer-name.ts';
import { openLines, wholeOffer, type Picks } from './picks.ts';
import { shownRevision, type ShownRevisions } from './shown-revision.ts';
import styles from './offers.module.css';

interface OfferActions {
  takeAll: (picks: Picks) => void;
  write: (offerId: string) => void;
  decline: (offerId: string) => void;
  askAgain: (offerId: string) => void;
}

interface OfferCardsProps extends OfferActions {
  quote: Quote;
  shown: ShownRevisions;
  show: (offerId: string, revision: number) => void;
}

/** Who was asked and how far each is: until when the offer holds, what it comes to, and what can be done with the whole of it. */
export function OfferCards({ quote, ...rest }: OfferCardsProps) {
  return (
    <ul className={styles.cards}>
      {quote.offers.map((offer) => (
        <li key={offer.offerId}>
          <OfferCard quote={quote} offer={offer} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ quote, offer, shown, show, ...actions }: OfferCardsProps & { offer: QuoteOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { revision } = shownRevision(offer, shown);
  const { offerId, location, state, declined, revisions, expiresAt } = offer;
  const name = offerName(offer);
  return (
    <article className={styles.card} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.place}>
        {location.isOwn ? t('rfq.offer.ownCompany') : location.city}
        {' · '}
        <span className="nb">
          <a href={`tel:${location.phoneNumber.replace(/[^+\d]/g, '')}`}>{location.phoneNumber}</a>
        </span>
      </p>
      <p>
        <QuoteStateTag state={state} />
      </p>
      {revision ? (
        <>
          <p className={styles.total}>
            <strong className="nb">{formatMoney({ amount: revision.total, currency: quote.currency }, tag)}</strong>
            <span className={styles.aside}>
              {t('rfq.offer.totalNote', {
                count: revision.lines.filter(({ unitPrice }) => unitPrice !== null).length,
                total: quote.lines.length,
              })}
            </span>
          </p>
          {(state === 'offered' || state === 'expired') && expiresAt && (
            <p>
              <Ending expiresAt={expiresAt} timeZone={quote.timeZone} />
            </p>
          )}
          {revisions.length > 1 ? (
            <Select
              label={t('rfq.offer.revision')}
              value={String(revision.revision)}
              onChange={({ currentTarget }) => show(offerId, Number(currentTarget.value))}
              className={styles.revision ?? ''}
            >
              {revisions.toReversed().map((one, index) => (
                <option key={one.revision} value={one.revision}>
                  {t(index === 0 ? 'rfq.offer.revisionLast' : 'rfq.offer.revisionOf', {
                    number: one.revision,
                    date: formatDate(one.offeredAt, tag),
                  })}
                </option>
              ))}
            </Select>
          ) : (
            <p className={styles.aside}>{t('rfq.offer.offeredOn', { date: formatDate(revision.offeredAt, tag) })}</p>
          )}
          {revision.text !== '' && <p className={styles.text}>{revision.text}</p>}
        </>
      ) : (
        !declined && (
          <p className="muted">{t(state === 'inPreparation' ? 'rfq.offer.preparing' : 'rfq.offer.waiting')}</p>
        )
      )}
      {declined && (
        <p className={styles.text}>
          {t(declined.by === 'customer' ? 'rfq.offer.declinedByYou' : 'rfq.offer.declinedByPartner')}{' '}
          {declined.reason !== '' && t('rfq.offer.quoted', { text: declined.reason })}
        </p>
      )}
      <CardActions quote={quote} offer={offer} {...actions} />
    </article>
  );
}

function CardActions({
  quote,
  offer,
  takeAll,
  write,
  decline,
  askAgain,
}: OfferActions & { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const { offerId, state, messages } = offer;
  const name = offerName(offer);
  return (
    <div className={styles.cardActions} data-chrome>
      {openLines(quote, offer).length > 0 && (
        <Button
          size="small"
          aria-label={t('rfq.offer.takeAllOf', { partner: name })}
          onClick={() => takeAll(wholeOffer(quote, offer))}
        >
          {t('rfq.offer.takeAll')}
        </Button>
      )}
      {state === 'expired' && (
        <Button
          size="small"
          variant="go"
          aria-label={t('rfq.offer.askAgainOf', { partner: name })}
          onClick={() => askAgain(offerId)}
        >
          {t('rfq.offer.askAgain')}
        </Button>
      )}
      <Button size="small" onClick={() => write(offerId)}>
        {messages.length > 0 ? t('rfq.offer.messages', { count: messages.length }) : t('rfq.offer.write')}
        <span className="sr">, {name}</span>
      </Button>
      {state !== 'accepted' && state !== 'declined' && (
        <Button
          size="small"
          variant="bare"
          aria-label={t('rfq.offer.declineOf', { partner: name })}
          onClick={() => decline(offerId)}
        >
          {t('rfq.offer.decline')}
        </Button>
      )}
    </div>
  );
}
