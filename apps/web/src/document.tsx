import { AppProvider, defaultMeasures, type App } from '@shop/platform';
import type { ReactNode } from 'react';
import { bootScript } from './boot-script.ts';
import type { PageAssets } from './page-assets.ts';
import { pageStateId } from './page-state.ts';

interface DocumentProps {
  app: App;
  assets: PageAssets;
  /** Escaped JSON of PageState, identical on server and client. */
  state: string;
  children: ReactNode;
}

/** The whole HTML document; React hoists the title, meta and link elements of pages into its head. */
export function Document({ app, assets, state, children }: DocumentProps) {
  const { tag, direction, country } = app.locale;
  return (
    <html lang={tag} dir={direction} data-measures={defaultMeasures(country)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* has already run, so the browser need not load it again */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }} />
        {assets.fonts.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {assets.preloads.map((file) => (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
        ))}
        {assets.laterStyles.map((file) => (
          <link key={file} rel="prefetch" href={file} as="style" />
        ))}
        <link rel="icon" href={app.isDemo ? '/favicon-vadholm.svg' : '/favicon.svg'} type="image/svg+xml" />
      </head>
      <body>
        <AppProvider app={app}>{children}</AppProvider>
        <script type="application/json" id={pageStateId} dangerouslySetInnerHTML={{ __html: state }} />
        <script type="module" src={assets.entry} />
      </body>
    </html>
  );
}
