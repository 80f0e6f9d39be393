import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { endText, leftText } from './end-text.ts';
import { useNow } from './use-now.ts';

interface EndingProps {
  /** Instant from which nothing can be accepted any more. */
  expiresAt: string;
  /** IANA name of the zone in whose day it ends; without, that of the reader. */
  timeZone?: string;
}

/** Until when an offer holds, by the clock of its zone; on its last day also how long that still is. */
export function Ending({ expiresAt, timeZone }: EndingProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const left = leftText(expiresAt, useNow(), tag);
  const date = endText(expiresAt, tag, timeZone);
  return (
    <span>
      <time dateTime={expiresAt}>{t(left === null ? 'rfq.ending.past' : 'rfq.ending.until', { date })}</time>
      {left !== null && left !== '' && (
        <>
          , <strong className="nb">{t('rfq.ending.left', { left })}</strong>
        </>
      )}
    </span>
  );
}
