import { useI18n } from '@shop/i18n';
import type { MatrixChoice } from './build-matrix.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { valueText } from './matrix-value-text.tsx';

interface MatrixChoicesProps {
  choices: readonly MatrixChoice[];
  /** Path of the matrix with this value chosen in place of the others of its attribute. */
  hrefOf: (attributeId: string, key: string) => string;
}

/** What articles in one cell differ in. */
export function MatrixChoices({ choices, hrefOf }: MatrixChoicesProps) {
  const { tag } = useI18n().locale;
  return choices
    .filter(({ options }) => options.length > 1)
    .map(({ attribute, options }) => (
      <ChoiceLinks
        key={attribute.id}
        attribute={attribute}
        links={options.map(({ key, value, isChosen }) => ({
          key,
          href: hrefOf(attribute.id, key),
          text: valueText({ attribute, value }, tag),
          isChosen,
        }))}
      />
    ));
}
