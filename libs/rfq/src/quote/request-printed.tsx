import { countryName } from '@shop/i18n';
import { paths, useApp, type App } from '@shop/platform';
import { useText } from '../text.ts';
import { useDayText } from './use-day-text.ts';

/** Address of a request, for sharing with colleagues. */
export const quoteAddress = (app: App, quoteNumber: string): string =>
  app.publicUrl + app.href(paths.quoteRequest(quoteNumber));

/** Address, date and market, for print only. */
export function RequestPrinted({ quoteNumber }: { quoteNumber: string }) {
  const t = useText();
  const app = useApp();
  const { tag, country } = app.locale;
  const date = useDayText()(new Date().toISOString());
  return (
    <p className="print-only">
      {t('rfq.quote.printedOn', { date })}, {countryName(country.toUpperCase(), tag)}, {quoteAddress(app, quoteNumber)}
    </p>
  );
}
