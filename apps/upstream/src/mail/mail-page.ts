import type { MailLine, MailLines, MailPage } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** Maximum number of listed lines: mail programs hide the rest of a mail above some 100 kB. */
const maxLines = 100;

/**
 * The first lines of an order or a request, with numbers in the format of the locale. `moreOf` tells how many lines are
 * left out, and where all of them are.
 */
export function mailLines(
  lines: readonly { name: string; articleNumber: string; quantity: number; price?: string; unitNote?: string }[],
  {
    title,
    textOf,
    moreOf,
    locale,
  }: { title: string; textOf: (line: MailLine) => string; moreOf: (count: number) => string; locale: string },
): MailLines {
  const number = new Intl.NumberFormat(locale);
  const rows = lines
    .slice(0, maxLines)
    .map(({ quantity, ...line }) => ({ ...line, quantity: number.format(quantity) }));
  const withPrice = (line: MailLine) => {
    const priced = [textOf(line), line.price].filter(Boolean).join(colonOf(locale));
    return line.unitNote ? `${priced}\n${line.unitNote.replaceAll(/^/gm, '  ')}` : priced;
  };
  const hidden = lines.length - rows.length;
  return { title, textOf: withPrice, rows, ...(hidden > 0 ? { more: moreOf(hidden) } : {}) };
}

/** A mail as text and as HTML. */
export const mailOfPage = (page: MailPage): { subject: string; text: string; html: string } => ({
  subject: page.title,
  text: asText(page),
  html: mailHtml(page),
});

/** French has a space before the colon. */
const colonOf = (language: string): string => (language.startsWith('fr') ? '\u00a0: ' : ': ');

function asText(page: MailPage): string {
  const { greeting, introduction, quoted = [], facts, remark, link, lines, sums = [], addresses = [] } = page;
  const { closing, sender, company = [] } = page;
  const colon = colonOf(page.language);
  const named = ([name, value]: [string, string]) => `${name}${colon}${value}`;
  const titled = (title: string, rows: string[]) => [`${title}${colon}`.trimEnd(), ...rows].join('\n');
  const [last, ...before] = closing.toReversed();
  return [
    greeting,
    introduction,
    // marked, so that user input cannot look like our own words
    ...quoted.map((text) => text.replaceAll(/^/gm, '> ')),
    [...facts.map(named), remark].filter(Boolean).join('\n'),
    lines && titled(lines.title, [...lines.rows.map(lines.textOf), ...(lines.more ? [lines.more] : [])]),
    sums.map(named).join('\n'),
    ...addresses.map(({ heading, lines: address }) => titled(heading, address)),
    ...before.toReversed(),
    link && named([link.text, link.address]),
    last,
    [sender, ...company.filter((line) => line !== sender)].join('\n'),
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
