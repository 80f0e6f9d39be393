import { classNames } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { MatrixChoice } from './build-matrix.ts';
import styles from './parts-matrix-page.module.css';

interface ChoiceLinksProps {
  attribute: MatrixChoice['attribute'];
  /** Where it is not the name of the attribute. */
  label?: string | undefined;
  links: readonly { key: string; href: string; text: string; isChosen: boolean }[];
  className?: string | undefined;
}

/** A choice above the matrix with its label: links, so that it works without a script. */
export function ChoiceLinks({ attribute, label, links, className }: ChoiceLinksProps) {
  return (
    <div className={classNames(styles.choice, className)}>
      <span aria-hidden="true">{label ?? attribute.name}</span>
      <ul aria-label={attribute.name} className={styles.values}>
        {links.map(({ key, href, text, isChosen }) => (
          <li key={key}>
            <ShopLink
              to={href}
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
