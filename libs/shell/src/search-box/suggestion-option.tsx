import type { ItemCard } from '@shop/api-contracts';
import { AvailabilitySlot } from '@shop/catalogue';
import { classNames, Drawing, UnbrokenNumbers } from '@shop/design-system';
import { formatCount, formatDate, formatMoney } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import { Highlight } from './highlight.tsx';
import type { Suggestion } from './suggestion-groups.ts';
import { useSuggestionText } from './unit-suggestions.ts';
import type { FoundOrder } from './use-typed-order.ts';
import styles from './suggestions.module.css';

interface SuggestionOptionProps {
  option: Suggestion;
  expression: string;
  active: boolean;
  /** Key that leads to it, as in `aria-keyshortcuts`. */
  shortcut: string | undefined;
  onChoose: () => void;
}

/** An entry of the list: a link that can be opened in a new tab, or a button that orders; neither takes the focus from the field. */
export function SuggestionOption({ option, expression, active, shortcut, onChoose }: SuggestionOptionProps) {
  if (option.kind === 'order') {
    return (
      <button
        type="button"
        id={option.id}
        role="option"
        aria-selected={active}
        aria-keyshortcuts={shortcut}
        tabIndex={-1}
        className={classNames(styles.option, styles.item, styles.order, active && styles.active)}
        onClick={onChoose}
      >
        <OrderContent order={option.order} />
      </button>
    );
  }
  return (
    <ShopLink
      to={option.to}
      id={option.id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={shortcut}
      tabIndex={-1}
      className={classNames(styles.option, option.kind === 'item' && styles.item, active && styles.active)}
      onClick={onChoose}
    >
      <OptionContent option={option} expression={expression} />
    </ShopLink>
  );
}

function OrderContent({ order: { item, quantity, isNearest } }: { order: FoundOrder }) {
  const t = useSuggestionText();
  return (
    <>
      <Thumbnail item={item} />
      <span className={styles.text}>
        <span className={styles.number}>
          <UnbrokenNumbers text={item.articleNumber} />
        </span>
        <span className={styles.name}>
          <UnbrokenNumbers text={item.name} />
        </span>
      </span>
      <span className={styles.sold}>
        <span className={styles.pieces}>
          {t(isNearest ? 'suggestions.nearest' : 'suggestions.pieces', { count: quantity })}
        </span>
        <Sold item={item} />
      </span>
    </>
  );
}

/** Price of one piece, for whoever has one, and availability. */
function Sold({ item: { salesDetails } }: { item: ItemCard }) {
  const { tag } = useApp().locale;
  return (
    <>
      {salesDetails?.price && <strong className="nb">{formatMoney(salesDetails.price, tag)}</strong>}
      <AvailabilitySlot salesDetails={salesDetails} />
    </>
  );
}

function Thumbnail({ item: { images } }: { item: ItemCard }) {
  const image = images.small ?? images.medium;
  return (
    <span className={styles.thumbnail}>
      {image && <Drawing image={image} width={image.width} height={image.height} alt="" size="mini" />}
    </span>
  );
}

function OptionContent({ option, expression }: { option: Exclude<Suggestion, { kind: 'order' }>; expression: string }) {
  const { tag } = useApp().locale;
  if (option.kind !== 'item') {
    return (
      <>
        <span>
          <Highlight text={option.text} expression={expression} />
        </span>
        {option.kind === 'category' && <span className="small muted num">{formatCount(option.productCount, tag)}</span>}
        {option.kind === 'link' && option.day && <span className="small muted num">{formatDate(option.day, tag)}</span>}
      </>
    );
  }
  const { name, articleNumber } = option.item;
  return (
    <>
      <Thumbnail item={option.item} />
      <span className={styles.text}>
        <span className={styles.number}>
          <Highlight text={articleNumber} expression={expression} />
        </span>
        <span className={styles.name}>
          <Highlight text={name} expression={expression} />
        </span>
      </span>
      <span className={styles.sold}>
        <Sold item={option.item} />
      </span>
    </>
  );
}
