import type { Quote } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { offerName } from './offer-name.ts';
import styles from './offers.module.css';

/** Announces offers made or revised while the page is open, since prices have changed. */
export function RevisedNotice({ quote }: { quote: Quote }) {
  const t = useText();
  const [seen, see] = useState(() => revisionsOf(quote));
  const revised = quote.offers.filter(({ offerId, revisions }) => revisions.length > (seen.get(offerId) ?? 0));
  if (revised.length === 0) return null;
  return (
    <Notice
      type="warning"
      live
      title={t('rfq.offers.revised', { partners: revised.map(offerName).join(', ') })}
      className={styles.notice ?? ''}
      action={
        <Button size="small" onClick={() => see(revisionsOf(quote))}>
          {t('rfq.offers.revisedSeen')}
        </Button>
      }
    >
      {t('rfq.offers.revisedText')}
    </Notice>
  );
}

const revisionsOf = ({ offers }: Quote): ReadonlyMap<string, number> =>
  new Map(offers.map(({ offerId, revisions }) => [offerId, revisions.length]));
