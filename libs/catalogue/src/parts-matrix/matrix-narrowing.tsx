import { useI18n } from '@shop/i18n';
import type { MatrixChoice } from './build-matrix.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { useMatrixText } from './matrix-text.ts';
import { valueText } from './matrix-value-text.tsx';
import styles from './parts-matrix-page.module.css';

interface MatrixNarrowingProps {
  choice: MatrixChoice;
  /** Path of the matrix with this value alone; without one, with all. */
  hrefOf: (key?: string) => string;
}

/** Narrows the matrix to one value, such as a compound or thickness, where its cells are lines. */
export function MatrixNarrowing({ choice: { attribute, options }, hrefOf }: MatrixNarrowingProps) {
  const t = useMatrixText();
  const { tag } = useI18n().locale;
  const all = {
    key: '',
    href: hrefOf(),
    text: t('matrix.allColumns'),
    isChosen: !options.some(({ isChosen }) => isChosen),
  };
  return (
    <ChoiceLinks
      attribute={attribute}
      label={attribute.shortName}
      className={styles.narrowing}
      links={[
        all,
        ...options.map(({ key, value, isChosen }) => ({
          key,
          href: hrefOf(key),
          text: valueText({ attribute, value }, tag),
          isChosen,
        })),
      ]}
    />
  );
}
