import type { QuoteGroup } from '@shop/api-contracts';
import { Button, buttonClass } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useId } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { RequestedLines } from '../quote-request/requested-lines.tsx';
import { ChangedCart } from '../quote-request/changed-cart.tsx';
import { requestedLocations, hasLocation, locationName } from '../quote-request/location-name.ts';
import { quoteCartPath } from '../quote-request/quote-cart-path.ts';
import { useText } from '../text.ts';
import styles from './group-cards.module.css';

/** A card per group: its lines, the chosen locations and a link to choose. */
export function GroupCards() {
  const t = useText();
  const { groups } = useQuoteRequest().checkout;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('rfq.partners.title')}</h1>
      <p className={styles.lead}>{t('rfq.partners.lead', { count: groups.length })}</p>
      <ChangedCart />
      <ol className={styles.cards}>
        {groups.map((group, index) => (
          <GroupCard key={group.quoteGroupKey} group={group} number={index + 1} />
        ))}
      </ol>
      <GoOn groups={groups} />
    </div>
  );
}

function GroupCard({ group, number }: { group: QuoteGroup; number: number }) {
  const t = useText();
  const title = useId();
  const { chosen, others } = requestedLocations(group);
  const hasChoice = group.locations.length > 1;
  const name = t('rfq.group.title', { number });
  return (
    <li className={styles.card} aria-labelledby={title}>
      <h2 id={title}>
        {name} <span className="muted">{t('rfq.group.lines', { count: group.lines.length })}</span>
      </h2>
      <RequestedLines lines={group.lines} />
      <div className={styles.place}>
        {chosen ? (
          <p>
            <span className={styles.term}>{t(hasChoice ? 'rfq.group.asked' : 'rfq.group.only')}</span>
            <strong>{locationName(chosen)}</strong>, {chosen.city}
            {others.length > 0 && (
              <span className={styles.others}>
                {t('rfq.group.others', { names: others.map(locationName).join('; ') })}
              </span>
            )}
          </p>
        ) : (
          <p>
            <strong>{t('rfq.group.none')}</strong>{' '}
            <span className="muted">{t('rfq.group.places', { count: group.locations.length })}</span>
          </p>
        )}
        {hasChoice && (
          <ShopLink
            to={paths.partner(group.quoteGroupKey)}
            className={buttonClass({ variant: chosen ? 'plain' : 'go' })}
            aria-label={t(chosen ? 'rfq.group.changeOf' : 'rfq.group.chooseOf', { number })}
          >
            {t(chosen ? 'rfq.group.change' : 'rfq.group.choose')}
          </ShopLink>
        )}
      </div>
    </li>
  );
}

/** Enabled once every group has a location; until then it names those without. */
function GoOn({ groups }: { groups: readonly QuoteGroup[] }) {
  const t = useText();
  const reason = useId();
  const missing = groups.flatMap((group, index) => (hasLocation(group) ? [] : [index + 1]));
  const isOpen = missing.length === 0;
  return (
    <div className={styles.actions}>
      {isOpen ? (
        <ShopLink to={paths.details()} className={buttonClass({ variant: 'go' })}>
          {t('rfq.toDetails')}
        </ShopLink>
      ) : (
        <Button aria-disabled aria-describedby={reason}>
          {t('rfq.toDetails')}
        </Button>
      )}
      <ShopLink to={quoteCartPath()} className={buttonClass()}>
        {t('rfq.ask.toCart')}
      </ShopLink>
      {!isOpen && (
        <p id={reason} className="muted">
          {t('rfq.group.missing', { count: missing.length, numbers: missing.join(', ') })}
        </p>
      )}
    </div>
  );
}
