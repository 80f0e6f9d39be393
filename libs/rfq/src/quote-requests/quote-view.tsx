import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { classNames, useFocusLater } from '@shop/design-system';
import { useRef, useState } from 'react';
import { AcceptDialog } from './acceptance/accept-dialog.tsx';
import { AcceptedOffers, acceptedId } from './acceptance/accepted-offers.tsx';
import { ReleaseDialog } from './acceptance/release-dialog.tsx';
import { Messages, type MessagesHandle } from '../quote/messages/messages.tsx';
import { AskAgainDialog } from '../quote/offers/ask-again-dialog.tsx';
import { DeclineDialog } from '../quote/offers/decline-dialog.tsx';
import { OfferCards } from '../quote/offers/offer-cards.tsx';
import { offerHeadingId } from '../quote/offers/offer-heading-id.ts';
import { OfferTable } from '../quote/offers/offer-table.tsx';
import { PickBar } from '../quote/offers/pick-bar.tsx';
import { PickTools } from '../quote/offers/pick-tools.tsx';
import { RevisedNotice } from '../quote/offers/revised-notice.tsx';
import { useKeptPicks } from '../quote/offers/use-kept-picks.ts';
import { QuoteHead } from './quote-head.tsx';
import { QuoteSharing } from './quote-sharing.tsx';
import { RequestAgain } from './again/request-again.tsx';
import { RequestFacts } from './request-facts.tsx';
import { useText } from '../text.ts';
import styles from '../quote/quote.module.css';

type OfferDialog = 'release' | 'decline' | 'askAgain';

/** A request as its customer sees it: offers side by side, picks, messages and the requested lines. */
export function QuoteView({ quote }: { quote: Quote }) {
  const t = useText();
  const { picks, pick, pickAll } = useKeptPicks(quote);
  const [shown, show] = useState<ReadonlyMap<string, number>>(new Map());
  const [dialog, setDialog] = useState<{ kind: 'accept' } | { kind: OfferDialog; offerId: string }>();
  const messages = useRef<MessagesHandle>(null);
  const focusLater = useFocusLater();
  // columns of several offers need the whole width
  const offered = quote.offers.filter(({ revisions }) => revisions.length > 0).length;
  const isCompared = offered > 1;
  const offerOf = (kind: OfferDialog): QuoteOffer | undefined =>
    dialog?.kind === kind ? quote.offers.find(({ offerId }) => offerId === dialog.offerId) : undefined;
  const close = () => setDialog(undefined);
  const closeAt = (offerId: string) => {
    close();
    focusLater(offerHeadingId(offerId));
  };
  return (
    <>
      <QuoteHead quote={quote} />
      <AcceptedOffers quote={quote} release={(offerId) => setDialog({ kind: 'release', offerId })} />
      <section aria-labelledby="offers" className={styles.offers}>
        {offered > 0 && <h2 id="offers">{t('rfq.offers.title')}</h2>}
        <RevisedNotice quote={quote} />
        <div className={classNames(!isCompared && styles.columns)}>
          <div className={styles.side}>
            {offered === 0 && <h2>{t('rfq.map.places')}</h2>}
            <OfferCards
              quote={quote}
              shown={shown}
              show={(offerId, revision) => show(new Map(shown).set(offerId, revision))}
              takeAll={pickAll}
              write={(offerId) => messages.current?.write(offerId)}
              decline={(offerId) => setDialog({ kind: 'decline', offerId })}
              askAgain={(offerId) => setDialog({ kind: 'askAgain', offerId })}
            />
          </div>
          <div>
            {offered === 0 && <h2 id="offers">{t('rfq.offers.requested')}</h2>}
            <PickTools quote={quote} picks={picks} pickAll={pickAll} />
            <OfferTable
              quote={quote}
              shown={shown}
              picks={picks}
              pick={pick}
              write={(lineId) => messages.current?.write(undefined, lineId)}
            />
            <PickBar quote={quote} picks={picks} accept={() => setDialog({ kind: 'accept' })} />
          </div>
        </div>
      </section>
      <div className={classNames(styles.columns, styles.further)}>
        <Messages ref={messages} quote={quote} isMain={offered === 0} />
        <div className={styles.side}>
          <RequestFacts quote={quote} />
        </div>
        <RequestAgain quote={quote} />
        <QuoteSharing quoteNumber={quote.quoteNumber} />
      </div>
      <AcceptDialog
        isOpen={dialog?.kind === 'accept'}
        quote={quote}
        picks={picks}
        onClose={close}
        onAccepted={() => {
          close();
          pickAll(new Map());
          focusLater(acceptedId);
        }}
      />
      <ReleaseDialog quote={quote} offer={offerOf('release')} onClose={close} onReleased={closeAt} />
      <DeclineDialog quote={quote} offer={offerOf('decline')} onClose={close} onDeclined={closeAt} />
      <AskAgainDialog quote={quote} offer={offerOf('askAgain')} onClose={close} onAsked={closeAt} />
    </>
  );
}
