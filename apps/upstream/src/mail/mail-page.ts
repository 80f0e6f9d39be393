import type { MailLine, MailLines, MailPage } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** Maximum number of listed lines; the linked page has all of them. */
const maxLines = 20;

/** The first lines of an order or a request, with numbers in the format of the locale. */
export function mailLines(
  lines: readonly { name: string; articleNumber: string; quantity: number }[],
  { title, textOf, locale }: { title: string; textOf: (line: MailLine) => string; locale: string },
): MailLines {
  const number = new Intl.NumberFormat(locale);
  const rows = lines
    .slice(0, maxLines)
    .map(({ name, articleNumber, quantity }) => ({ name, articleNumber, quantity: number.format(quantity) }));
  return { title, textOf, rows, isCut: lines.length > maxLines };
}

/** A mail as text and as HTML. */
export const mailOfPage = (page: MailPage): { subject: string; text: string; html: string } => ({
  subject: page.title,
  text: asText(page),
  html: mailHtml(page),
});

function asText({ greeting, introduction, facts, remark, link, lines, closing, sender }: MailPage): string {
  const [last, ...before] = closing.toReversed();
  return [
    greeting,
    introduction,
    [...facts.map(([name, value]) => `${name}: ${value}`), remark].filter(Boolean).join('\n'),
    [`${lines.title}:`, ...lines.rows.map(lines.textOf), ...(lines.isCut ? ['…'] : [])].join('\n'),
    ...before.toReversed(),
    link && `${link.text}: ${link.address}`,
    last,
    sender,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Formats an ISO day in the long format. */
export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats an amount in minor units. */
export const sumOf = (minorUnits: number, { locale, currency }: { locale: string; currency: string }): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minorUnits / 100);
