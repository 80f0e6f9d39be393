import { SegmentedLinks, type LinkParts } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { ShopLink } from '@shop/platform';
import type { MatrixChoice } from './build-matrix.ts';
import { valueText } from './matrix-value-text.tsx';
import styles from './parts-matrix-page.module.css';

const choiceLink = ({ href, ...link }: LinkParts) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset replace {...link} />
);

interface MatrixChoicesProps {
  choices: readonly MatrixChoice[];
  /** Path of the matrix with this value chosen in place of the others of its attribute. */
  hrefOf: (attributeId: string, key: string) => string;
}

/** What articles in one cell differ in: links, so that they work without a script. */
export function MatrixChoices({ choices, hrefOf }: MatrixChoicesProps) {
  const { tag } = useI18n().locale;
  return choices
    .filter(({ options }) => options.length > 1)
    .map(({ attribute, options }) => (
      <div key={attribute.id} className={styles.choice}>
        <span aria-hidden="true">{attribute.name}</span>
        <SegmentedLinks
          label={attribute.name}
          renderLink={choiceLink}
          links={options.map(({ key, value, isChosen }) => ({
            href: hrefOf(attribute.id, key),
            label: valueText({ attribute, value }, tag),
            current: isChosen,
          }))}
        />
      </div>
    ));
}
