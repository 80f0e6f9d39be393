import type { Session } from '@shop/api-contracts';
import { getWidgetToken, log } from '@shop/platform';

/** What the script of the notification service is given. */
export interface NotificationRequest {
  /** Where it shows itself; the page places it. */
  container: HTMLElement;
  /** `en-gb` */
  locale: string;
  /** A short-lived token of this service alone, for the person that the page is shown for; rejects when that is over. */
  getToken: () => Promise<string>;
}

/** The script is a module; what `init` returns ends it, and removes what it has shown. */
export interface NotificationModule {
  init: (request: NotificationRequest) => Promise<(() => void) | void> | (() => void) | void;
}

interface NotificationPlace extends Pick<NotificationRequest, 'locale'> {
  place: HTMLElement;
  /** Address of the script: of the setting `notificationsUrl`. */
  address: string;
  /** Whose notifications these are. */
  accountRef: string;
}

/**
 * Imports the script of the notification service and starts it. Whatever it does wrong is logged and concerns nothing else.
 * @returns ends it
 */
export function startNotifications({ place, address, locale, accountRef }: NotificationPlace): () => void {
  const container = document.createElement('div');
  let isOver = false;
  let stop: (() => void) | void;
  const end = () => {
    try {
      stop?.();
    } catch (error) {
      log('Warning', 'The notifications failed to stop', error);
    }
  };
  const getToken = async () => {
    const { token } = await getWidgetToken();
    // another tab may have signed out, and somebody else in, since this page was shown
    const isStill = isOver ? false : (await accountInUse()) === accountRef;
    if (isOver || !isStill) throw new Error('The page is shown for somebody else');
    return token;
  };
  const start = async () => {
    const { init } = (await import(/* @vite-ignore */ address)) as NotificationModule;
    if (isOver) return;
    stop = await init({ container, locale, getToken });
    if (isOver) end();
  };
  place.append(container);
  start().catch((error: unknown) => log('Warning', 'The notifications could not be loaded', error));
  return () => {
    isOver = true;
    end();
    container.remove();
  };
}

async function accountInUse(): Promise<string | undefined> {
  const response = await fetch('/auth/session', { headers: { 'x-csrf': '1' } });
  const session = (await response.json()) as Session;
  return session.signedIn ? session.accountRef : undefined;
}
