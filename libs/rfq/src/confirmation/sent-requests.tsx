import type { QuoteCheckout, QuoteGroup } from '@shop/api-contracts';
import { Button, buttonClass, CopyButton } from '@shop/design-system';
import { countryName, formatDate, localDay, useI18n } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { RequestedLines } from '../quote-request/requested-lines.tsx';
import { requestedLocations, locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import styles from './sent-requests.module.css';

/** The sent requests: a number per group, the locations asked and the next steps, for screen and print. */
export function SentRequests({ sent: { cartId, groups } }: { sent: QuoteCheckout }) {
  const t = useText();
  const app = useApp();
  const { tag } = useI18n().locale;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [first] = groups;
  const isAlone = groups.length === 1 && first?.confirmation;
  return (
    <article className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('rfq.sent.title', { count: groups.length })}
        </h1>
        <p className="print-only">
          <bdi>{formatDate(localDay(), tag)}</bdi>, {countryName(app.locale.country.toUpperCase(), tag)},{' '}
          {app.publicUrl}
          {app.href(paths.confirmation({ c: cartId }))}
        </p>
      </header>
      {groups.map((group) => (
        <SentGroup key={group.quoteGroupKey} group={group} />
      ))}
      <section className="no-print">
        <h2>{t('rfq.sent.next')}</h2>
        <ol className={styles.next}>
          <li>{t('rfq.sent.nextPrepare')}</li>
          <li>{t('rfq.sent.nextMail')}</li>
          <li>{t('rfq.sent.nextAccept')}</li>
        </ol>
        <p className={styles.actions}>
          <ShopLink
            to={isAlone ? paths.quoteRequest(isAlone) : paths.quoteRequests()}
            className={buttonClass({ variant: 'go' })}
          >
            {t(isAlone ? 'rfq.sent.toRequest' : 'rfq.sent.toRequests')}
          </ShopLink>
          <Button icon="document" onClick={() => window.print()}>
            {t('rfq.sent.print')}
          </Button>
        </p>
      </section>
    </article>
  );
}

function SentGroup({ group }: { group: QuoteGroup }) {
  const t = useText();
  const { chosen, others } = requestedLocations(group);
  const number = group.confirmation ?? '';
  const asked = chosen ? [chosen, ...others] : others;
  return (
    <section className={styles.group}>
      <h2 className={styles.number}>
        <span>{t('rfq.sent.number')}</span>{' '}
        <ShopLink to={paths.quoteRequest(number)} className="art">
          {number}
        </ShopLink>
        <CopyButton
          value={number}
          label={t('rfq.sent.copy', { number })}
          copiedText={t('rfq.sent.copied')}
          failedText={t('rfq.sent.copyFailed')}
        />
      </h2>
      <p>{t('rfq.sent.asked', { names: asked.map((place) => `${locationName(place)}, ${place.city}`).join('; ') })}</p>
      <RequestedLines lines={group.lines} />
    </section>
  );
}
