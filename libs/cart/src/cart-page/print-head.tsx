import { countryName, formatDate, useI18n } from '@shop/i18n';
import { paths, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

/** On paper alone: which cart this is, of when, in which market and at which address. */
export function PrintHead({ title }: { title: string }) {
  const t = useText();
  const app = useApp();
  const { tag, country } = useI18n().locale;
  const date = formatDate(new Date().toISOString(), tag);
  return (
    <p className={`print-only ${styles.printHead}`}>
      {title}, {t('cart.page.print.date', { date })}, {countryName(country.toUpperCase(), tag)}, {app.publicUrl}
      {app.href(paths.cart())}
    </p>
  );
}
