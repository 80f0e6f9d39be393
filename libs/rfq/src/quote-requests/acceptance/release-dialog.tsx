import { calls, type Quote, type QuoteOffer } from '@shop/api-contracts';
import { Button, Dialog, showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useText } from '../../text.ts';
import { endText } from '../../quote/end-text.ts';
import { MoveFailure } from '../../quote/offers/move-failure.tsx';
import { offerName } from '../../quote/offers/offer-name.ts';
import { useNow } from '../../quote/use-now.ts';
import { useQuoteMove } from '../../quote/use-quote-move.ts';

interface ReleaseDialogProps {
  quote: Quote;
  /** Undefined while closed. */
  offer: QuoteOffer | undefined;
  onClose: () => void;
  onReleased: (offerId: string) => void;
}

/** Revokes an acceptance that is not ordered yet, the reader's or a colleague's; its lines can then be accepted elsewhere. */
export function ReleaseDialog({ quote, offer, onClose, onReleased }: ReleaseDialogProps) {
  const t = useText();
  const { api } = useApp();
  const { quoteNumber, offers } = quote;
  const release = useQuoteMove({
    quoteNumber,
    // includes the acceptance, since revoking a later one is another action
    send: ({ offerId }: Pick<QuoteOffer, 'offerId' | 'accepted'>, idempotencyKey) =>
      callOrThrow(api, calls.quotes.release, { params: { id: quoteNumber, offerId } }, { idempotencyKey }),
    isSeenDone: (sent) => offers.some(({ offerId, accepted }) => offerId === sent.offerId && accepted === null),
    onDone({ offerId }) {
      const partner = offers.filter((one) => one.offerId === offerId).map(offerName);
      showToast({ type: 'success', text: t('rfq.release.done', { partner: partner.join() }) });
      onReleased(offerId);
    },
  });
  const close = () => {
    release.reset();
    onClose();
  };
  return (
    <Dialog
      open={offer !== undefined}
      onClose={close}
      title={t('rfq.release.title', { partner: offer ? offerName(offer) : '' })}
      closeLabel={t('rfq.close')}
      actions={
        offer && (
          <>
            <Button
              variant="go"
              pending={release.isPending}
              pendingText={t('rfq.sending')}
              onClick={() => release.mutate({ offerId: offer.offerId, accepted: offer.accepted })}
            >
              {t('rfq.release.confirm')}
            </Button>
            <Button onClick={close} data-autofocus>
              {t('rfq.release.keep')}
            </Button>
          </>
        )
      }
    >
      {offer && <Consequence quote={quote} offer={offer} />}
      <MoveFailure error={release.error} />
    </Dialog>
  );
}

/** Tells the consequence: an offer that has ended meanwhile cannot be accepted again. */
function Consequence({ quote, offer: { expiresAt, accepted } }: { quote: Quote; offer: QuoteOffer }) {
  const t = useText();
  const { tag } = useApp().locale;
  const hasEnded = useNow() >= Date.parse(expiresAt ?? '');
  const date = expiresAt === null ? '' : endText(expiresAt, tag, quote.timeZone);
  const count = accepted?.lineIds.length ?? 0;
  return (
    <>
      {accepted?.cartId === null && <p>{t('rfq.release.byColleague')}</p>}
      <p>{hasEnded ? t('rfq.release.textEnded', { date }) : t('rfq.release.text', { count, date })}</p>
    </>
  );
}
