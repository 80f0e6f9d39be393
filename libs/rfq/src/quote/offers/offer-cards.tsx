import type { OfferRevision, Quote, QuoteOffer } from '@shop/api-contracts';
import { Button, Select } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { Ending } from '../ending.tsx';
import { QuoteStateTag } from '../quote-state.tsx';
import { useDayText } from '../use-day-text.ts';
import { acceptedTotal, type Accepted } from './accepted-total.ts';
import { offerHeadingId } from './offer-heading-id.ts';
import { offerName } from './offer-name.ts';
import { lastRevision, openLines, wholeOffer, type Picks } from './picks.ts';
import { shownRevision, type ShownRevisions } from './shown-revision.ts';
import { useTermsText } from './use-terms-text.ts';
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

/** A card per location with state, end and total of its offer, and the actions on the whole offer. */
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
  const day = useDayText(quote.timeZone);
  const termsText = useTermsText(quote.currency);
  const { revision } = shownRevision(offer, shown);
  const { offerId, location, state, declined, revisions, expiresAt, accepted } = offer;
  const name = offerName(offer);
  const sayRevision = ({ revision: number, offeredAt }: OfferRevision) =>
    t(number === lastRevision(offer)?.revision ? 'rfq.offer.revisionLast' : 'rfq.offer.revisionOf', {
      number,
      date: day(offeredAt),
    });
  return (
    <article className={styles.card} aria-label={name}>
      <h3 id={offerHeadingId(offerId)} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.place}>
        {location.isOwn ? t('rfq.offer.ownCompany') : location.city}
        {' · '}
        <a className="target nb" href={`tel:${location.phoneNumber.replace(/[^+\d]/g, '')}`}>
          <bdi>{location.phoneNumber}</bdi>
        </a>
      </p>
      {/* of the only supplier the state beside the number says it already */}
      {(quote.offers.length > 1 || state !== quote.state) && (
        <p>
          <QuoteStateTag state={state} />
        </p>
      )}
      {revision ? (
        <>
          <p className={styles.total}>
            <strong className="nb">{formatMoney({ amount: revision.total, currency: quote.currency }, tag)}</strong>
            <span className={styles.aside}>
              {t(revision.terms?.freightAmount ? 'rfq.offer.totalNoteWithFreight' : 'rfq.offer.totalNote', {
                count: revision.lines.filter(({ unitPrice }) => unitPrice !== null).length,
                total: quote.lines.length,
              })}
            </span>
          </p>
          {revision.terms && <p className={styles.aside}>{termsText(revision.terms)}</p>}
          {accepted && <AcceptedPart quote={quote} offer={offer} accepted={accepted} />}
          {(state === 'offered' || state === 'expired') && expiresAt && (
            <p>
              <Ending expiresAt={expiresAt} timeZone={quote.timeZone} />
            </p>
          )}
          {revisions.length > 1 ? (
            <>
              <div className={styles.revision} data-chrome>
                <Select
                  label={t('rfq.offer.revision')}
                  value={String(revision.revision)}
                  onChange={({ currentTarget }) => show(offerId, Number(currentTarget.value))}
                >
                  {revisions.toReversed().map((one) => (
                    <option key={one.revision} value={one.revision}>
                      {sayRevision(one)}
                    </option>
                  ))}
                </Select>
              </div>
              <p className="print-only">{sayRevision(revision)}</p>
            </>
          ) : (
            <p className={styles.aside}>{t('rfq.offer.offeredOn', { date: day(revision.offeredAt) })}</p>
          )}
          {revision.text !== '' && (
            <p className={styles.text}>
              <bdi>{revision.text}</bdi>
            </p>
          )}
        </>
      ) : (
        !declined && (
          <p className="muted">{t(state === 'inPreparation' ? 'rfq.offer.preparing' : 'rfq.offer.waiting')}</p>
        )
      )}
      {declined && (
        <p className={styles.text}>
          {t(
            declined.by === 'partner'
              ? 'rfq.offer.declinedByPartner'
              : revision
                ? 'rfq.offer.declinedByYou'
                : 'rfq.offer.withdrawnByYou',
          )}{' '}
          {declined.reason !== '' && t('rfq.offer.quoted', { text: declined.reason })}
        </p>
      )}
      <CardActions quote={quote} offer={offer} {...actions} />
    </article>
  );
}

/** Shows how much of an offer was accepted, if not all of it. */
function AcceptedPart({ quote, offer, accepted }: { quote: Quote; offer: QuoteOffer; accepted: Accepted }) {
  const t = useText();
  const { tag } = useApp().locale;
  const offered = offer.revisions.find(({ revision }) => revision === accepted.revision);
  const supplied = offered?.lines.filter(({ unitPrice }) => unitPrice !== null).length ?? 0;
  if (!offered || accepted.lineIds.length >= supplied) return null;
  const money = (amount: string) => formatMoney({ amount, currency: quote.currency }, tag);
  return (
    <p>
      {t('rfq.offer.acceptedPart', {
        accepted: money(acceptedTotal(quote, offer, accepted)),
        total: money(offered.total),
      })}
    </p>
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
  const { offerId, state, messages, revisions } = offer;
  const name = offerName(offer);
  return (
    <div className={styles.cardActions} data-chrome>
      {openLines(quote, offer).length > 0 && (
        <Button
          size="small"
          variant="go"
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
          aria-label={t(revisions.length > 0 ? 'rfq.offer.declineOf' : 'rfq.offer.withdrawOf', { partner: name })}
          onClick={() => decline(offerId)}
        >
          {t(revisions.length > 0 ? 'rfq.offer.decline' : 'rfq.offer.withdraw')}
        </Button>
      )}
    </div>
  );
}
