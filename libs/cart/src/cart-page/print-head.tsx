import { countryName, formatDate, localDay, useI18n } from '@shop/i18n';
import { paths, useApp, useUser } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

/** Title, date, market and address of the cart, and whose it is, for print only. */
export function PrintHead({ title }: { title: string }) {
  const t = useText();
  const app = useApp();
  const { tag, country } = useI18n().locale;
  const date = formatDate(localDay(), tag);
  const user = useUser();
  return (
    <p className={`print-only ${styles.printHead}`}>
      {title}. {t('cart.page.print.date', { date })}, {countryName(country.toUpperCase(), tag)}, {app.publicUrl}
      {app.href(paths.cart())}
      {user && (
        <>
          <br />
          {[user.companyName, user.gcmNumber, `${user.firstName} ${user.lastName}`.trim()].filter(Boolean).join(', ')}
        </>
      )}
    </p>
  );
}
