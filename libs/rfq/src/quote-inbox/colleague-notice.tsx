import type { Quote, QuoteOffer } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import type { OfferDraft } from './use-offer-draft.ts';
import styles from './inbox.module.css';

interface ColleagueNoticeProps {
  quote: Quote;
  offer: QuoteOffer;
  draft: OfferDraft;
  /** Bases the reader's entries on that revision. */
  keepMine: (revision: number) => void;
}

/** Shown if a colleague offered meanwhile: compares their lines with the reader's entries and lets the reader choose. Nothing is lost. */
export function ColleagueNotice({ quote, offer, draft, keepMine }: ColleagueNoticeProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const theirs = offer.revisions.at(-1);
  if (!theirs || theirs.revision <= draft.entries.revision) return null;
  return (
    <Notice
      type="warning"
      live
      title={t('rfq.inbox.colleague')}
      action={
        <span className={styles.moves}>
          <Button size="small" onClick={() => keepMine(theirs.revision)}>
            {t('rfq.inbox.keepMine')}
          </Button>
          <Button size="small" onClick={() => draft.discard()}>
            {t('rfq.inbox.takeTheirs')}
          </Button>
        </span>
      }
    >
      {t('rfq.inbox.colleagueText', {
        number: theirs.revision,
        total: formatMoney({ amount: theirs.total, currency: quote.currency }, tag),
        until: formatDate(theirs.validUntil, tag),
      })}
    </Notice>
  );
}
