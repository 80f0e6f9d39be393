import { ShopLink } from '@shop/platform';
import { useI18n } from '@shop/i18n';
import type { MatrixChoice } from './build-matrix.ts';
import { useMatrixText } from './matrix-text.ts';
import { valueText } from './matrix-value-text.tsx';
import styles from './parts-matrix-page.module.css';

interface MatrixNarrowingProps {
  choice: MatrixChoice;
  /** Path of the matrix with this value alone; without one, with all. */
  hrefOf: (key?: string) => string;
}

/** Narrows the matrix to one value, such as a compound or thickness, where its cells are lines: links, so that they work without a script. */
export function MatrixNarrowing({ choice: { attribute, options }, hrefOf }: MatrixNarrowingProps) {
  const t = useMatrixText();
  const { tag } = useI18n().locale;
  const links = [
    { key: undefined, text: t('matrix.allColumns'), isChosen: !options.some(({ isChosen }) => isChosen) },
    ...options.map(({ key, value, isChosen }) => ({ key, text: valueText({ attribute, value }, tag), isChosen })),
  ];
  return (
    <div className={styles.columnsRoom}>
      <ul aria-label={attribute.name} className={styles.columns}>
        <li aria-hidden="true" className="muted">
          {attribute.shortName ?? attribute.name}
        </li>
        {links.map(({ key, text, isChosen }) => (
          <li key={key ?? ''}>
            <ShopLink
              to={hrefOf(key)}
              rel="nofollow"
              prefetch={false}
              preventScrollReset
              replace
              aria-current={isChosen ? 'true' : undefined}
            >
              <bdi>{text}</bdi>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
