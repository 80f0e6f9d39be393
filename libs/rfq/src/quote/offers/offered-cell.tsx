import { multiplyAmount, type OfferedLine, type QuotedLine, type QuoteOffer } from '@shop/api-contracts';
import { usePriceTerms } from '@shop/cart';
import { Checkbox, Icon, Tag } from '@shop/design-system';
import { formatCount, formatDate, formatMoney } from '@shop/i18n';
import { useApp } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { offerName } from './offer-name.ts';
import type { Best } from './offer-columns.ts';
import { PriceComparison } from './price-comparison.tsx';
import type { LineChange } from './revision-changes.ts';
import { useChangeText } from './use-change-text.ts';
import styles from './offer-table.module.css';

interface Choice {
  /** Name of the line's radio buttons. */
  name: string;
  /** True if there is no other offer to choose from. */
  isOnly: boolean;
  isPicked: boolean;
  pick: (isPicked: boolean) => void;
}

interface OfferedCellProps {
  line: QuotedLine;
  offer: QuoteOffer;
  /** Undefined if the revision does not contain the line. */
  offered: OfferedLine | undefined;
  currency: string;
  changes: readonly LineChange[];
  best: readonly Best[];
  /** Undefined if it cannot be picked. */
  choice: Choice | undefined;
}

/** One offer for a line, with its radio button. */
export function OfferedCell({ line, offer, offered, currency, changes, best, choice }: OfferedCellProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const partner = offerName(offer);
  const isAccepted = offer.accepted?.lineIds.includes(line.lineId) ?? false;
  return (
    <div className={styles.cell} data-picked={choice?.isPicked || undefined}>
      <span className={styles.partner} aria-hidden="true">
        <bdi>{partner}</bdi>
      </span>
      {!offered || offered.unitPrice === null ? (
        <p className="muted">{t('rfq.offered.not')}</p>
      ) : (
        <>
          <Choosing choice={choice}>
            <Price unitPrice={offered.unitPrice} currency={currency} />
            <span className="sr">{t('rfq.offered.of', { number: line.articleNumber, partner })}</span>
          </Choosing>
          {choice?.isPicked && <p className="print-only strong">{t('rfq.offered.picked')}</p>}
          {isAccepted && (
            <p className={styles.accepted}>
              <Icon name="check" size={16} /> {t('rfq.offered.accepted')}
            </p>
          )}
          {offer.accepted && !isAccepted && <p className="muted">{t('rfq.offered.lapsed')}</p>}
          {best.length > 0 && (
            <p className={styles.best}>
              {best.map((one) => (
                <Tag key={one}>{t(`rfq.offered.best.${one}`)}</Tag>
              ))}
            </p>
          )}
          <p className={styles.aside}>
            {t('rfq.offered.lineTotal', {
              quantity: formatCount(line.quantity, tag),
              total: formatMoney({ amount: multiplyAmount(offered.unitPrice, line.quantity), currency }, tag),
            })}
          </p>
          <PriceComparison line={line} unitPrice={offered.unitPrice} currency={currency} />
          <p>
            {offered.promisedDate
              ? t('rfq.offered.promised', { date: formatDate(offered.promisedDate, tag) })
              : t('rfq.offered.leadTime', { days: offered.leadTimeDays })}
          </p>
          {offered.substitute && (
            <p>
              {t('rfq.offered.instead')} <bdi>{offered.substitute.name}</bdi>{' '}
              <span className="art">{offered.substitute.articleNumber}</span>
            </p>
          )}
        </>
      )}
      {offered && offered.note !== '' && (
        <p className={styles.aside}>{t('rfq.offer.quoted', { text: offered.note })}</p>
      )}
      <Changes changes={changes} currency={currency} />
    </div>
  );
}

/** Label around the price, which picks it; plain content if it cannot be picked. */
function Choosing({ choice, children }: { choice: Choice | undefined; children: ReactNode }) {
  if (!choice) return <p>{children}</p>;
  const { name, isOnly, isPicked, pick } = choice;
  if (isOnly)
    return (
      <Checkbox label={children} checked={isPicked} onChange={({ currentTarget }) => pick(currentTarget.checked)} />
    );
  return (
    <label className={styles.pick}>
      <input type="radio" name={name} checked={isPicked} onChange={() => pick(true)} />
      <span>{children}</span>
    </label>
  );
}

function Price({ unitPrice, currency }: { unitPrice: string; currency: string }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { isGross, net } = usePriceTerms();
  return (
    <span className={styles.price}>
      <strong className="nb">{formatMoney({ amount: unitPrice, currency }, tag)}</strong> {t('rfq.offered.each')}
      {isGross && `, ${net}`}
    </span>
  );
}

/** Changes since the previous revision, in words. */
function Changes({ changes, currency }: { changes: readonly LineChange[]; currency: string }) {
  const say = useChangeText(currency);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.kind} data-good={goodChanges.has(change.kind) || undefined}>
          <Icon name={change.kind === 'cheaper' || change.kind === 'sooner' ? 'sort-down' : iconOf(change)} size={16} />
          {say(change)}
        </li>
      ))}
    </ul>
  );
}

const goodChanges: ReadonlySet<LineChange['kind']> = new Set(['cheaper', 'sooner', 'nowSupplied']);
const iconOf = ({ kind }: LineChange) => (kind === 'dearer' || kind === 'later' ? 'sort-up' : 'info');
