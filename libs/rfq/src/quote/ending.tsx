import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { endDay, endText, leftText } from './end-text.ts';
import { useNow } from './use-now.ts';

interface EndingProps {
  /** Instant from which nothing can be accepted any more. */
  expiresAt: string;
  /** IANA name of the zone in whose day it ends; without, in lists, that of the reader, and before the last day the day alone is said. */
  timeZone?: string;
  /** Says that it holds until then; by default in two words. */
  say?: (date: string) => string;
}

/** Until when an offer holds, by the clock of its zone; on its last day also how long that still is. */
export function Ending({ expiresAt, timeZone, say }: EndingProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const left = leftText(expiresAt, useNow(), tag);
  const isDayEnough = timeZone === undefined && left === '';
  const date = isDayEnough ? endDay(expiresAt, tag) : endText(expiresAt, tag, timeZone);
  const until = say ?? ((end: string) => t('rfq.ending.until', { date: end }));
  return (
    <span>
      <time dateTime={expiresAt}>{left === null ? t('rfq.ending.past', { date }) : until(date)}</time>
      {left !== null && left !== '' && (
        <>
          , <strong className="nb">{t('rfq.ending.left', { left })}</strong>
        </>
      )}
    </span>
  );
}
