import { Enclosures, TakeBackOfLine, UnitOfLine } from '@shop/cart';
import { UnbrokenNumbers } from '@shop/design-system';
import type { QuotedLine } from '@shop/api-contracts';
import { formatDate } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { ProofOfLine } from '../quote/proof-of-line.tsx';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** A requested article with the customer's remarks. */
export function RequestedLineHead({ line, quoteNumber }: { line: QuotedLine; quoteNumber: string }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { item, name, articleNumber, customArticleNumber, configuration, wantedDate, note } = line;
  return (
    <>
      {item ? (
        <ShopLink to={paths.item(item)} prefetch={false} className="strong">
          <UnbrokenNumbers text={name} />
        </ShopLink>
      ) : (
        <span className="strong">
          <UnbrokenNumbers text={name} />
        </span>
      )}
      <span className={styles.aside}>
        <span className="art">{articleNumber}</span>
        {customArticleNumber !== null && <>, {t('rfq.inbox.ownNumber', { number: customArticleNumber })}</>}
      </span>
      <UnitOfLine line={line} />
      <Enclosures enclosures={line.enclosures} within={{ quote: quoteNumber }} />
      <TakeBackOfLine takeBack={line.takeBack} />
      <ProofOfLine line={line} quoteNumber={quoteNumber} />
      {configuration !== null && <span className={styles.aside}>{t('rfq.inbox.partOf', { name: configuration })}</span>}
      {wantedDate && (
        <span className={styles.aside}>{t('rfq.inbox.lineWantedOn', { date: formatDate(wantedDate, tag) })}</span>
      )}
      {note !== '' && <span className={styles.said}>{t('rfq.inbox.lineNote', { note })}</span>}
    </>
  );
}
