import { useI18n } from '@shop/i18n';

/** Writes shares of one as whole per cents. */
export function usePercent(): (share: number) => string {
  const { tag } = useI18n().locale;
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  // a minus, not a hyphen, as figures with units have
  return (share) => format.format(share).replace('-', '\u2212');
}
