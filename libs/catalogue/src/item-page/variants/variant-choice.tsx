import type { Item } from '@shop/api-contracts';
import { classNames, Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { AttributeValue } from '../../item-card/attribute-value.tsx';
import { useText } from '../../text.ts';
import type { ItemAddress } from './item-address.ts';
import { variantChoices, type VariantChoice, type VariantOption } from './variant-choices.ts';
import styles from './variant-choice.module.css';

/** Longer rows become a collapsed list, so that hundreds of variants stay usable. */
const maxChips = 6;

interface VariantChoicesProps {
  item: Item;
  address: ItemAddress;
}

/** A row of links per attribute in which variants differ; works without a script. */
export function VariantChoices({ item, address }: VariantChoicesProps) {
  const t = useText();
  const choices = variantChoices(item);
  if (choices.length === 0) return null;
  const { t: tags, parent } = address;
  const pathOf = ({ variant }: VariantOption) =>
    paths.item(
      { ...item, slug: variant.slug, commercialItemId: variant.commercialItemId },
      { ...(tags ? { t: tags } : {}), ...(parent ? { parent } : {}) },
    );
  return (
    <div className={styles.choices} role="group" aria-label={t('catalogue.item.variants')}>
      {choices.map((choice) => (
        <Choice key={choice.column.id} choice={choice} pathOf={pathOf} />
      ))}
      {choices.some(({ options }) => options.some(({ changes }) => changes.length > 0)) && (
        <p className={styles.legend}>
          <span className={styles.sample} aria-hidden="true" /> {t('catalogue.item.variants.legend')}
        </p>
      )}
    </div>
  );
}

function Choice({
  choice: { column, options },
  pathOf,
}: {
  choice: VariantChoice;
  pathOf: (option: VariantOption) => string;
}) {
  const t = useText();
  const labelId = `variant-${column.id}`;
  const current = options.find((option) => option.current);
  const label = ({ value }: Pick<VariantOption, 'value'>) =>
    value === '' ? t('catalogue.item.variants.none') : <AttributeValue column={column} values={[value]} />;
  const list = (
    <ul className={styles.options} aria-labelledby={labelId}>
      {options.map((option) => (
        <li key={option.value}>
          <ShopLink
            to={pathOf(option)}
            prefetch={options.length <= maxChips}
            preventScrollReset
            aria-current={option.current ? 'true' : undefined}
            title={
              option.changes.length > 0
                ? t('catalogue.item.variants.changes', { names: option.changes.join(', ') })
                : undefined
            }
            className={classNames(styles.option, option.changes.length > 0 && styles.other)}
          >
            {label(option)}
            {option.changes.length > 0 && (
              <span className="sr">, {t('catalogue.item.variants.changes', { names: option.changes.join(', ') })}</span>
            )}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.choice}>
      <p id={labelId} className={styles.label}>
        {column.name}
      </p>
      {options.length <= maxChips ? (
        list
      ) : (
        <details className={styles.details} key={String(current?.value)}>
          <summary className={styles.summary}>
            <span>{current && label(current)}</span>
            <span className={styles.count}>{t('catalogue.item.variants.count', { count: options.length })}</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}
