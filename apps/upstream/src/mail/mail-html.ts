import type { MailLine, MailPage } from './mail-content.ts';

const petrol = '#00566a';
const ink = '#121a1c';
const quiet = '#4b585b';
const rule = '1px solid #d8dedd';

/** Mail programs ignore style sheets and lay out by tables, so styles are inline. */
export function mailHtml(page: MailPage): string {
  const { language, title, greeting, introduction, quoted = [], facts, remark, link, lines, closing, sender } = page;
  const { sums = [], addresses = [], company = [] } = page;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escaped(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f3f6f5;font:16px/24px Arial,Helvetica,sans-serif;color:${ink}">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:16px 8px">',
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${petrol};text-align:start"><tr><td style="padding:24px 24px 32px">`,
    `<p style="margin:0 0 24px;font-weight:bold;color:${petrol}">${escaped(sender)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escaped(title)}</h1>`,
    paragraph(escaped(greeting)),
    paragraph(escaped(introduction)),
    ...quoted.map(quote),
    table([...facts.map(factRow), ...(remark === '' ? [] : [remarkRow(remark)])]),
    link ? button(link.address, link.text) : '',
    lines ? lineList(lines) : '',
    sums.length > 0 ? table(sums.map(factRow)) : '',
    ...addresses.map(addressBlock),
    ...closing.map((text, n) =>
      n < closing.length - 1
        ? `<p style="margin:24px 0 8px">${escaped(text)}</p>`
        : `<p style="margin:${n === 0 ? '24px 0 0' : '0'};color:${quiet}">${escaped(text)}</p>`,
    ),
    company.length > 0 ? `<p style="margin:24px 0 0;${small}">${company.map(escaped).join('<br>')}</p>` : '',
    '</td></tr></table></td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

const lineList = ({ title, rows, more }: NonNullable<MailPage['lines']>): string =>
  `<h2 style="margin:32px 0 8px;font-size:18px;line-height:24px">${escaped(title)}</h2>` +
  table([
    ...rows.map(lineRow),
    ...(more ? [`<tr><td colspan="2" style="padding:8px 0">${escaped(more)}</td></tr>`] : []),
  ]);

const small = `font-size:14px;line-height:20px;color:${quiet}`;

const quote = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-inline-start:4px solid ${petrol};white-space:pre-line">${escaped(text)}</blockquote>`;

const addressBlock = ({ heading, lines }: NonNullable<MailPage['addresses']>[number]): string =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:24px">${escaped(heading)}</h2>` +
  `<p style="margin:0">${lines.map(escaped).join('<br>')}</p>`;

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

const table = (rows: string[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border-top:1px solid ${ink}">${rows.join('')}</table>`;

const factRow = ([name, value]: MailPage['facts'][number]): string =>
  `<tr><th scope="row" style="padding:8px 16px 8px 0;border-bottom:${rule};text-align:start;font-weight:normal;color:${quiet}">${escaped(name)}</th>` +
  `<td style="padding:8px 0;border-bottom:${rule};text-align:end;font-weight:bold">${escaped(value)}</td></tr>`;

const remarkRow = (remark: string): string =>
  `<tr><td colspan="2" style="padding:8px 0;color:${quiet}">${escaped(remark)}</td></tr>`;

const lineRow = ({ quantity, name, articleNumber, price, unitNote }: MailLine): string =>
  `<tr><td style="padding:8px 16px 8px 0;border-bottom:${rule}">${escaped(name)}<br>` +
  `<span style="font-size:14px;line-height:20px;color:${quiet}">${escaped(articleNumber)}${unitNote ? `<br>${escaped(unitNote).replaceAll('\n', '<br>')}` : ''}</span></td>` +
  `<td style="padding:8px 0;border-bottom:${rule};text-align:end;vertical-align:top;white-space:nowrap">${escaped(quantity)} ×${price ? `<br>${escaped(price)}` : ''}</td></tr>`;

const button = (address: string, text: string): string =>
  `<p style="margin:24px 0 0"><a href="${escaped(address)}" style="display:inline-block;padding:12px 24px;border-radius:2px;background:${petrol};color:#ffffff;font-weight:bold;text-decoration:none">${escaped(text)}</a></p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one]!);
