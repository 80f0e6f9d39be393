import type { QuoteGroup } from '@shop/api-contracts';
import { buttonClass, classNames } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { locationName } from '../quote-request/location-name.ts';
import { RequestedLines } from '../quote-request/requested-lines.tsx';
import { useText } from '../text.ts';
import { askField, maxAsked } from './choice-values.ts';
import type { DistantPlace } from './distance.ts';
import { LocationCard } from './location-card.tsx';
import styles from './place-choice.module.css';

export interface NumberedPlace extends DistantPlace {
  /** Equals the number on the map. */
  number: number;
  /** A group above has it too. */
  isRepeated: boolean;
}

interface GroupPlacesProps {
  group: QuoteGroup;
  /** Undefined if there is no other group. */
  number: number | undefined;
  /** Those of the group that are shown. */
  places: readonly NumberedPlace[];
  hasDistances: boolean;
  /** Ids of the locations to ask. */
  asked: readonly string[];
  onAsked: (asked: readonly string[]) => void;
  /** Id of the location whose details are shown. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The lines of a group, and beside them the locations that can supply them, with checkboxes. */
export function GroupPlaces({ group, number, ...choice }: GroupPlacesProps) {
  const t = useText();
  const title = useId();
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const anchor = groupAnchor(group.quoteGroupKey);
  // the section is drawn long after the browser has looked for it
  useEffect(() => {
    if (hash === `#${anchor}`) section.current?.scrollIntoView();
  }, [anchor, hash]);
  return (
    <section ref={section} id={anchor} className={styles.group} aria-labelledby={title}>
      <h2 id={title} className={styles.groupTitle}>
        {number !== undefined && <>{t('rfq.group.title', { number })} </>}
        <span className={classNames(number !== undefined && styles.lineCount)}>
          {t('rfq.group.lines', { count: group.lines.length })}
        </span>
      </h2>
      <div className={styles.groupSides}>
        <RequestedLines lines={group.lines} />
        <Suppliers {...{ group, number, ...choice }} />
      </div>
    </section>
  );
}

/** Fragment of the address that leads to a group. */
export const groupAnchor = (quoteGroupKey: string): string => `group-${quoteGroupKey}`;

function Suppliers({ group, number, places, hasDistances, asked, onAsked, opened, onOpen }: GroupPlacesProps) {
  const t = useText();
  const [only, ...more] = group.locations;
  if (!only) return <NobodySupplies />;
  if (more.length === 0) {
    return (
      <p>
        <span className={styles.small}>{t('rfq.group.only')}</span>
        <strong>
          <bdi>{locationName(only)}</bdi>
        </strong>
        , <bdi>{only.city}</bdi>
      </p>
    );
  }
  return (
    <fieldset>
      <legend className="sr">
        {number === undefined ? t('rfq.partner.title') : t('rfq.group.chooseOf', { number })}
      </legend>
      <ul className={styles.places} aria-label={t('rfq.partner.places')}>
        {places.map((one) => (
          <LocationCard
            key={one.place.id}
            {...one}
            field={askField(group.quoteGroupKey, one.place.id)}
            hasDistances={hasDistances}
            isAsked={asked.includes(one.place.id)}
            isFull={asked.length >= maxAsked}
            onAsked={(isAsked) =>
              onAsked(isAsked ? [...asked, one.place.id] : asked.filter((id) => id !== one.place.id))
            }
            isOpen={opened === one.place.id}
            onOpen={(isOpen) => onOpen(isOpen ? one.place.id : undefined)}
          />
        ))}
      </ul>
      {places.length === 0 && <p className="muted">{t('rfq.filter.none')}</p>}
      <p role="status" className={styles.chosen}>
        {t(asked.length >= maxAsked ? 'rfq.partner.askedMost' : 'rfq.partner.asked', { count: asked.length })}
      </p>
    </fieldset>
  );
}

/** Shown if neither a partner nor our own company supplies this market; links to support. */
function NobodySupplies() {
  const t = useText();
  return (
    <div>
      <p>
        <strong>{t('rfq.partner.nobody')}</strong>
      </p>
      <p className="muted">{t('rfq.partner.nobodyText')}</p>
      <ShopLink to={paths.support()} className={buttonClass()}>
        {t('rfq.partner.support')}
      </ShopLink>
    </div>
  );
}
