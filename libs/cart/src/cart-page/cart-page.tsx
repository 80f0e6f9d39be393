import { PageTitle, paths, ShopLink } from '@shop/platform';
import { SegmentedLinks, type LinkParts } from '@shop/design-system';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnCarts } from '../cart/use-own-carts.ts';
import { useText } from '../text.ts';
import { CartFailure } from './cart-failure.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartProducts } from './cart-products.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartSection, type CartSection } from './use-cart-section.ts';
import styles from './cart-page.module.css';

/** Both carts, to buy and to quote; the server renders the frame of the page, the browser adds the lines. */
export function CartPage() {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = useOwnCarts();
  const buy = useCartSection('Buy', isReady);
  const quote = useCartSection('RequestQuote', isReady);
  const asked = useSearchParams()[0].get('view') === 'quote' ? quote : buy;
  const other = asked === buy ? quote : buy;
  const hasContent = ({ state, count }: CartSection) => state === 'failed' || count > 0;
  const shown = hasContent(asked) || !hasContent(other) ? asked : other;
  const isLoading = !isReady || [buy, quote].some(({ state, count }) => state === 'loading' && count === 0);
  return (
    <>
      <PageTitle title={t('cart.page.title')} />
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('cart.page.title')}
        </h1>
        {!isLoading && <Contents section={shown} isOther={!hasContent(buy) || !hasContent(quote)} />}
        {!isLoading && hasContent(buy) && hasContent(quote) && <Views sections={[buy, quote]} shown={shown} />}
      </header>
      <noscript>
        <p className={styles.noScript}>{t('cart.page.noScript')}</p>
        <CartProducts />
      </noscript>
      {isLoading ? (
        <CartSkeleton />
      ) : !hasContent(shown) ? (
        <EmptyCart />
      ) : shown.state === 'failed' ? (
        <CartFailure error={shown.error} retry={shown.retry} />
      ) : (
        <CartLines key={shown.action} section={shown} heading={heading} />
      )}
    </>
  );
}

/** `6 lines, 32 pieces`; names the quote cart if it is the only one. */
function Contents({ section: { action, cart }, isOther }: { section: CartSection; isOther: boolean }) {
  const t = useText();
  if (!cart) return null;
  const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const parts = [
    ...(isOther && action === 'RequestQuote' ? [t('cart.page.quote')] : []),
    ...(cart.lines.length > 0
      ? [t('cart.page.lines', { count: cart.lines.length }), t('cart.page.pieces', { count: pieces })]
      : []),
    ...(cart.configurations.length > 0 ? [t('cart.page.units', { count: cart.configurations.length })] : []),
  ];
  return <p className="muted">{parts.join(', ')}</p>;
}

/** Switch between the two carts; the choice is stored in the address. */
function Views({ sections, shown }: { sections: readonly CartSection[]; shown: CartSection }) {
  const t = useText();
  return (
    <SegmentedLinks
      label={t('cart.page.view')}
      className={styles.views}
      links={sections.map((section) => ({
        href: section.action === 'Buy' ? paths.cart() : `${paths.cart()}?view=quote`,
        label: t('cart.page.withCount', {
          name: t(section.action === 'Buy' ? 'cart.page.buy' : 'cart.page.quote'),
          count: section.count,
        }),
        current: section === shown,
      }))}
      renderLink={viewLink}
    />
  );
}

const viewLink = ({ href, ...rest }: LinkParts) => <ShopLink to={href} preventScrollReset replace {...rest} />;
