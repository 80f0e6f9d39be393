import { createServerTexts, languageOf, languageTags } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from '../messages/en.json';
import type links from '../messages/links.json';
import type { MessageArguments } from '../messages/message-arguments.ts';

const textsFor = createServerTexts<keyof typeof en | keyof typeof links, MessageArguments>(
  join(import.meta.dirname, '../messages'),
);
// read at the start, because reading a file during a failure may fail as well
for (const tag of languageTags) textsFor(tag);

/** Address of the error page's style sheet; served from memory, so that it is always available. */
export const errorStylePath = '/error-page.css';

export const errorStyle = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{max-width:38rem;margin:12vh auto 2rem;padding:0 1rem;color:light-dark(#121a1c,#e6ecec);background:light-dark(#fff,#0f1517)}
main{padding-top:1.5rem;border-top:1px solid}
h1{margin:0;font-size:1.75rem;line-height:1.2;font-weight:600}
a{margin-inline-end:1.5rem;color:light-dark(#00566a,#72c5d3);text-underline-offset:3px}
.links{display:flex;flex-wrap:wrap;gap:.75rem 0;align-items:center;margin-top:1.5rem}
.links a:first-child{padding:.6rem 1.25rem;border-radius:2px;color:light-dark(#fff,#0f1517);background:light-dark(#00566a,#72c5d3);text-decoration:none}
.request{margin-top:3rem;opacity:.75;font-size:.875rem;overflow-wrap:anywhere}
`;

/** Address of the error page's script. */
export const errorScriptPath = '/error-page.js';

/** Polls the page and reloads only when it is available, so that the reader is not interrupted for nothing. */
export const errorScript = `const again=()=>fetch(location.href,{method:'HEAD',cache:'no-store'})
.then((answer)=>{if(answer.status<500)location.reload()},()=>undefined)
setInterval(again,15000)
addEventListener('online',again)
`;

const escapeHtml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface ErrorPage {
  status: number;
  code: string;
  requestId: string;
  /** Normalised path of the page that failed; its first segment decides the language. */
  path: string;
  /** Set when sign-in has failed: where to start it again, and the path whose locale decides the language. */
  signIn?: { again: string; path: string };
}

/**
 * A self-contained document: what happened, what to do, and the request id for support. It reloads when the failure is
 * over; everything else works without its script.
 */
export function errorPage({ status, code, requestId, path: shown, signIn }: ErrorPage): string {
  const path = signIn?.path ?? shown;
  const locale = /^\/([a-z]{2})(-[a-z]{2,4})?(-[a-z]{2})?(?:\/|$)/.exec(path);
  const language = languageOf(locale?.[1] ?? 'en');
  const t = textsFor(language);
  const kind = signIn
    ? status < 500
      ? 'signIn'
      : 'signInDown'
    : status < 500
      ? 'refused'
      : code === 'overload'
        ? 'busy'
        : code === 'internal'
          ? 'broken'
          : code === 'no_market'
            ? 'empty'
            : ('unavailable' as const);
  const title = escapeHtml(t(`${kind}Title`));
  const home = locale && language !== 'en' ? `${locale[0].replace(/\/$/, '')}/` : '/';
  // the page's own errors do not go away by waiting
  const reloads = status >= 500 && code !== 'internal' && !signIn;
  const links = [
    ...(signIn ? [`<a href="${escapeHtml(signIn.again)}">${escapeHtml(t('signInAgain'))}</a>`] : []),
    ...(status < 500 || signIn ? [] : [`<a href="${escapeHtml(path)}">${escapeHtml(t('tryAgain'))}</a>`]),
    `<a href="${escapeHtml(home)}">${escapeHtml(t('home'))}</a>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${errorStylePath}">${reloads ? `\n<script src="${errorScriptPath}" defer></script>` : ''}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t(`${kind}Text`))}</p>
<p class="links">${links.join(' ')}</p>
<p class="request">${escapeHtml(t('requestId'))}: ${escapeHtml(requestId)} (${escapeHtml(code)})</p>
</main>
</body>
</html>
`;
}
