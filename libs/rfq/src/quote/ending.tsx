import { useApp } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { endDay, endText, leftText } from './end-text.ts';
import { useNow } from './use-now.ts';

interface EndingProps {
  /** Instant from which the offer can no longer be accepted. */
  expiresAt: string;
  /** IANA name of the offer's time zone. In lists it is omitted: then the reader's is used, with the day only until the last day. */
  timeZone?: string;
  /** Text with the end date; a short one by default. */
  say?: (date: string) => ReactNode;
  /** True in a cell, where the remaining time stands apart and not behind a comma. */
  isApart?: boolean;
}

/** End of an offer in its time zone; on the last day with the remaining time. */
export function Ending({ expiresAt, timeZone, say, isApart = false }: EndingProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const left = leftText(expiresAt, useNow(), tag);
  const isDayEnough = timeZone === undefined && !left;
  const date = isDayEnough ? endDay(expiresAt, tag) : endText(expiresAt, tag, timeZone);
  const until = say ?? ((end: string) => t('rfq.ending.until', { date: end }));
  return (
    <span>
      <time dateTime={expiresAt}>{left === null ? t('rfq.ending.past', { date }) : until(date)}</time>
      {left !== null && left !== '' && (
        <>
          {isApart ? ' ' : ', '}
          <strong className="nb">{t('rfq.ending.left', { left })}</strong>
        </>
      )}
    </span>
  );
}
