import type { CartAction, ItemCard } from '@shop/api-contracts';
import { Button, buttonClass, classNames } from '@shop/design-system';
import { anonymousScope, paths, ShopLink, useIdentityScope } from '@shop/platform';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useOwnTexts } from '../use-own-texts.ts';
import { shownAppliedFilters, shownUnit } from '../cart/applied-filters.ts';
import { cartActionOf, cartItemIdOf, parentOfKey, type CartItemContext } from '../cart/cart-action-of.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useChosenUnit } from '../fitting-units/chosen-unit.ts';
import { useText } from '../text.ts';
import { minQuantityOf, maxPieces } from '../lines/quantity.ts';
import { QuantityField } from './quantity-field.tsx';
import { allowedQuantity, mostPieces } from '../lines/allowed-quantity.ts';
import styles from './add-to-cart.module.css';

const FittingUnits = lazy(() =>
  import('../fitting-units/fitting-units.tsx').then(
    ({ FittingUnits }) => ({ default: FittingUnits }),
    // a hint: without its code the article can be added
    () => ({ default: () => null }),
  ),
);

/** `page` and `bar` are for the item page, the bar at the bottom of phones; `card` and `row` for lists. */
export type AddToCartLayout = 'page' | 'bar' | 'card' | 'row';

export interface AddToCartProps {
  /** On the item page with the article that replaces it. */
  item: ItemCard & { successor?: ItemCard | null };
  layout: AddToCartLayout;
  /** Parent of the article; by default the one in its address. */
  parent?: CartItemContext['parent'];
  /** Pieces that are wanted, as the field first shows them, in packs; by default the minimum. */
  wanted?: number | undefined;
  /** On a page of its own: says which of the customer's units it fits; not where it replaces one. */
  ownUnits?: boolean;
  /** The customer's machine that it is for: the line says so, and whether the article fits. */
  equipmentId?: string | undefined;
}

/**
 * Quantity and a button that names the action: adds to the cart if the article can be bought, else to the quote cart. Where it is no longer
 * sold, the item page leads to its successor or to somebody who knows a replacement, and lists show nothing. On the item page an article that can be bought also has a button for a quote.
 */
export function AddToCart({ parent, ...props }: AddToCartProps) {
  const { item, layout } = props;
  const hasTexts = useOwnTexts();
  const action = cartActionOf(item);
  if (!hasTexts) return null;
  if (!action) return layout === 'page' && isGone(item) ? <NextStep successor={item.successor ?? null} /> : null;
  return <AddForm key={keyOf(item)} {...props} parent={parent ?? parentOfKey(item.parentItemKey)} action={action} />;
}

const keyOf = ({ genericItemId, commercialItemId }: ItemCard): string => `${genericItemId}-${commercialItemId}`;

const isGone = ({ salesDetails }: ItemCard): boolean => salesDetails?.availability?.state === 'discontinued';

function NextStep({ successor }: { successor: ItemCard | null }) {
  const t = useText();
  return (
    <ShopLink
      to={successor ? paths.item(successor) : paths.message()}
      className={buttonClass({ variant: 'go', wide: true })}
    >
      {successor ? t('cart.add.successor', { articleNumber: successor.articleNumber }) : t('cart.add.replacement')}
    </ShopLink>
  );
}

function AddForm({
  item,
  layout,
  parent,
  wanted,
  ownUnits = true,
  equipmentId,
  action,
}: AddToCartProps & { action: CartAction }) {
  const t = useText();
  const { add } = useAddToCart();
  const { minimumQuantity: min = 1, packQuantity: pack = 1, salesActions = [] } = item.salesDetails ?? {};
  const [quantity, setQuantity] = useState(() =>
    wanted === undefined ? minQuantityOf({ min, pack, max: maxPieces }) : allowedQuantity(wanted, item.salesDetails),
  );
  const [isValid, setValid] = useState(true);
  const [refusals, setRefusals] = useState(0);
  const [underWay, setUnderWay] = useState<Record<CartAction, number>>({ Buy: 0, RequestQuote: 0 });
  const isSmall = layout === 'card' || layout === 'row';
  const isOfItemPage = layout === 'page' || layout === 'bar';
  const [unit] = useChosenUnit(item.commercialItemId);
  const forUnit = equipmentId ?? (isOfItemPage ? unit?.equipmentId : undefined);
  const isSignedIn = useIdentityScope() !== anonymousScope;
  const canAskToo = layout === 'page' && action === 'Buy' && salesActions.includes('RequestQuote');

  const addTo = async (cart: CartAction) => {
    // the invalid quantity stays in the field, with the error below
    if (!isValid) return setRefusals((count) => count + 1);
    const count = (by: 1 | -1) => setUnderWay((known) => ({ ...known, [cart]: known[cart] + by }));
    count(1);
    const cartItemId = cartItemIdOf(item, {
      parent,
      appliedFilters: shownAppliedFilters(),
      equipmentId: forUnit ?? (isSmall ? shownUnit() : undefined),
    });
    await add({ cartItemId, quantity, item }, cart);
    count(-1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void addTo(action);
  };
  const name = <span className="sr"> {item.articleNumber}</span>;
  return (
    <form className={classNames(styles.form, styles[layout])} onSubmit={submit} noValidate>
      <QuantityField
        className={styles.quantity ?? ''}
        eager
        compact={isSmall}
        value={quantity}
        min={min}
        pack={pack}
        max={mostPieces(item.salesDetails)}
        label={t('cart.add.quantity', { articleNumber: item.articleNumber })}
        onCommit={setQuantity}
        onValidity={setValid}
        refusals={refusals}
      />
      <Button
        type="submit"
        variant={isSmall ? 'plain' : 'go'}
        {...(isSmall ? { size: 'small' as const } : { icon: 'cart' as const })}
        className={styles.button}
        pending={underWay[action] > 0}
        repeatable
        pendingText={t('cart.add.pending')}
      >
        {t(buttonText(action, layout))}
        {name}
      </Button>
      {canAskToo && (
        <Button
          className={styles.second}
          pending={underWay.RequestQuote > 0}
          repeatable
          pendingText={t('cart.add.pending')}
          onClick={() => void addTo('RequestQuote')}
        >
          {t('cart.add.quote')}
          {name}
        </Button>
      )}
      {layout === 'page' && ownUnits && (
        <div className={styles.fitting} data-personal>
          {(isSignedIn || unit) && item.commercialItemId !== null && (
            <Suspense fallback={null}>
              <FittingUnits commercialItemId={item.commercialItemId} />
            </Suspense>
          )}
        </div>
      )}
    </form>
  );
}

function buttonText(action: CartAction, layout: AddToCartLayout) {
  const isShort = layout === 'row' || layout === 'bar';
  if (action === 'Buy') return isShort ? 'cart.add.buy.short' : 'cart.add.buy';
  return isShort ? 'cart.add.quote.short' : 'cart.add.quote';
}
