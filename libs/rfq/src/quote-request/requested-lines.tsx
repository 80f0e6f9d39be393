import type { QuotedLine } from '@shop/api-contracts';
import { TakeBackOfLine, UnitOfLine } from '@shop/cart';
import { Drawing, UnbrokenNumbers } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './quote-request.module.css';

/** Drawing, name and quantity of each requested line. */
export function RequestedLines({ lines }: { lines: readonly QuotedLine[] }) {
  const t = useText();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <LineDrawing line={line} />
          <LineName line={line} />
          <span className={styles.quantity}>{t('rfq.line.pieces', { count: line.quantity })}</span>
        </li>
      ))}
    </ul>
  );
}

export function LineDrawing({ line: { item } }: { line: QuotedLine }) {
  const image = item && (item.images.small ?? item.images.medium);
  if (!image) return <span className={styles.noDrawing} aria-hidden="true" />;
  return <Drawing image={image} width={56} height={56} alt="" size="mini" />;
}

export function LineName({ line }: { line: QuotedLine }) {
  const t = useText();
  const { name, articleNumber, customArticleNumber, configuration } = line;
  return (
    <div className={styles.name}>
      <strong>
        <UnbrokenNumbers text={name} />
      </strong>
      <span className={styles.small}>
        <span className="art nb">{articleNumber}</span>
        {customArticleNumber && <>, {t('rfq.line.own', { number: customArticleNumber })}</>}
        {configuration !== null && <>, {t('rfq.line.configuration', { name: configuration })}</>}
      </span>
      <UnitOfLine line={line} />
      <TakeBackOfLine takeBack={line.takeBack} />
      {line.proof && <span className={styles.small}>{t('rfq.proof.goesWith')}</span>}
    </div>
  );
}
