import { CartQuestions } from '@shop/cart';
import { Icon } from '@shop/design-system';
import { paths, settingsQuery, ShopLink, useHydrated, usePrefetchedQuery } from '@shop/platform';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { LogoLink } from './logo-link.tsx';
import styles from './checkout-header.module.css';

/** The header of the checkout: nothing leads away from the order but the way back, and whom to call. */
export function CheckoutHeader() {
  const t = useText();
  const { contact } = usePrefetchedQuery(settingsQuery());
  return (
    <header className={styles.head}>
      <div className={`page ${styles.row}`}>
        <LogoLink />
        <span className={styles.secure}>
          <Icon name="lock" />
          {t('shell.checkout.secure')}
        </span>
        {contact?.phoneNumber && (
          <p className={styles.phone}>
            <a href={`tel:${contact.phoneNumber.replace(/[^+\d]/g, '')}`} className="nb">
              {contact.phoneNumber}
            </a>
            {contact.openingHours && <span className="muted">{contact.openingHours}</span>}
          </p>
        )}
        <BackLink />
        <CartQuestions />
      </div>
    </header>
  );
}

/** To the cart, or to the quotes where an accepted offer is ordered. */
function BackLink() {
  const t = useText();
  const [asked] = useSearchParams();
  // only the browser reads the cart of the address
  const isOffer = useHydrated() && asked.has('c');
  return (
    <ShopLink to={isOffer ? paths.quoteRequests() : paths.cart()} prefetch={false} className={styles.back}>
      <Icon name="chevron-left" />
      {t(isOffer ? 'shell.checkout.toQuotes' : 'shell.checkout.toCart')}
    </ShopLink>
  );
}
