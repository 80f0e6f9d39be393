import { I18nProvider } from '@shop/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { App } from './app.ts';

const AppContext = createContext<App | null>(null);

/** Gives a tree its app, query cache and language; once per rendering, at the top. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        <I18nProvider i18n={app.i18n}>{children}</I18nProvider>
      </QueryClientProvider>
    </AppContext>
  );
}

/** The app of this rendering: API, market, identity, addresses. Throws outside of an `AppProvider`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp without AppProvider');
  return app;
}
