import { AvailabilitySlot } from '@shop/catalogue';
import { classNames, Drawing } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import { Highlight } from './highlight.tsx';
import type { Suggestion } from './suggestion-groups.ts';
import styles from './suggestions.module.css';

interface SuggestionOptionProps {
  option: Suggestion;
  expression: string;
  active: boolean;
  onChoose: () => void;
}

/** An entry of the list: a link, so that it can be opened in a new tab, which never takes the focus from the field. */
export function SuggestionOption({ option, expression, active, onChoose }: SuggestionOptionProps) {
  return (
    <ShopLink
      to={option.to}
      id={option.id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classNames(styles.option, option.kind === 'item' && styles.item, active && styles.active)}
      onClick={onChoose}
    >
      <OptionContent option={option} expression={expression} />
    </ShopLink>
  );
}

function OptionContent({ option, expression }: { option: Suggestion; expression: string }) {
  const { tag } = useApp().locale;
  if (option.kind !== 'item') {
    return (
      <>
        <span>
          <Highlight text={option.text} expression={expression} />
        </span>
        {option.kind === 'category' && <span className="small muted num">{formatCount(option.productCount, tag)}</span>}
      </>
    );
  }
  const { name, articleNumber, images, salesDetails } = option.item;
  const image = images.small ?? images.medium;
  return (
    <>
      <span className={styles.thumbnail}>
        {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="mini" />}
      </span>
      <span className={styles.text}>
        <span className={styles.number}>
          <Highlight text={articleNumber} expression={expression} />
        </span>
        <span className={styles.name}>
          <Highlight text={name} expression={expression} />
        </span>
      </span>
      <span className={styles.stock}>
        <AvailabilitySlot salesDetails={salesDetails} />
      </span>
    </>
  );
}
