import type { Response } from 'express';
import type { Language } from '../languages.ts';
import { html, type Html } from './html.ts';

export interface Page {
  title: string;
  content: Html;
  /** The submitted form had errors; the title then says so, for screen readers. */
  hasErrors?: boolean;
  isWide?: boolean;
  /** Product and real service that the page stands in for, when it is not the sign-in. */
  service?: { product: string; standIn: string };
}

/** The company's mark: the drawing of a plate. */
const mark = html`<svg class="mark" viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
  <path class="plate" d="M1 4.2 4.2 1h15.6L23 4.2v19.6L19.8 27H4.2L1 23.8z" />
  <path d="M5.5 8.5 12 14l6.5-5.5M5.5 13.5 12 19l6.5-5.5M5.5 18.5 12 24l6.5-5.5" />
</svg>`;

/** Renders a whole document. */
export function pageDocument({ tag, t }: Language, page: Page): string {
  const { product, standIn } = page.service ?? { product: t('product'), standIn: t('standIn') };
  const title = page.hasErrors ? `${t('error')}: ${page.title}` : page.title;
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <title>${title} – ${product}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="preload" href="/assets/archivo-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header class="head">
          ${mark}<span class="company">${t('company')}</span><span class="product">${product}</span>
        </header>
        <main class="${page.isWide ? 'main wide' : 'main'}">
          <h1>${page.title}</h1>
          ${page.content}
        </main>
        <footer class="foot">
          <p>${standIn}</p>
          <p>
            <a href="/mail">${t('mailbox')}</a> <a href="/payments/ledger">${t('ledger')}</a>
            <a href="/telemetry">${t('telemetry')}</a>
          </p>
        </footer>
      </body>
    </html>`.text;
}

/** Sends a page of the sandbox. */
export function sendPage(response: Response, status: number, language: Language, page: Page): void {
  response
    .status(status)
    .setHeader('cache-control', 'no-store')
    .setHeader('content-language', language.tag)
    .type('html')
    .send(pageDocument(language, page));
}

/** A page with only a link back to the shop: to its first page, or to `backTo`. */
export function messagePage(
  { t }: Language,
  { title, text, detail, ...shop }: { title: string; text: string; detail?: string | undefined } & Way,
): Page {
  const href = 'backTo' in shop ? shop.backTo : `${shop.shopUrl}/`;
  return {
    title,
    content: html`<p class="lead">${text}</p>
      ${detail && html`<p class="detail">${detail}</p>`}
      <p><a class="primary" href="${href}">${t('toShop')}</a></p>`,
  };
}

type Way = { shopUrl: string } | { backTo: string };
