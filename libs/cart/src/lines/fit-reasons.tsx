import type { FitCode, FitReason } from '@shop/api-contracts';
import { createRichText, Measure } from '@shop/i18n';
import type { MessageArguments } from '../messages/message-arguments.ts';
import { useText } from '../text.ts';
import styles from './unit-of-line.module.css';

const RichText = createRichText<MessageArguments>();

/** Codes whose reason says what the article is for, or how much it stands, instead of what it is. */
const wording: Partial<Record<FitCode, 'needFor' | 'atLeast' | 'compound'>> = {
  plateType: 'needFor',
  frame: 'needFor',
  plateCount: 'needFor',
  pressure: 'atLeast',
  temperature: 'atLeast',
  gasketMaterial: 'compound',
};

/** Why an article does not fit a unit, or what could not be checked, in plain words. */
export function FitReasons({ reasons }: { reasons: readonly FitReason[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <FitReasonText reason={reason} />
        </li>
      ))}
    </ul>
  );
}

function FitReasonText({ reason: { code, need, have, unit } }: { reason: FitReason }) {
  const t = useText();
  if (code === 'noData' || code === 'unitGone') return t(`cart.fit.reason.${code}`);
  const what = t(`cart.fit.what.${code}`);
  if (!need) return t('cart.fit.reason.unitUnknown', { what });
  if (!have) return t('cart.fit.reason.articleUnknown', { what });
  if (code === 'serialRange') return <SerialRange range={have} />;
  const figures = { need: <Measure values={need} unit={unit} />, have: <Measure values={have} unit={unit} /> };
  return <RichText id={`cart.fit.reason.${wording[code] ?? 'need'}`} values={{ what, ...figures }} parts={{}} />;
}

function SerialRange({ range }: { range: readonly (string | number)[] }) {
  const t = useText();
  const [from = '', to = ''] = range.map(String);
  if (to === '') return t('cart.fit.reason.serialFrom', { from });
  return from === '' ? t('cart.fit.reason.serialTo', { to }) : t('cart.fit.reason.serialRange', { from, to });
}
