import { log } from '@shop/platform';

/** What the script of the chat finds in `window.shopChat`. */
export interface ChatRequest {
  /** Where it shows itself; the page places it. */
  container: HTMLElement;
  group: string;
  /** Account of the shop at the chat. */
  account: 'live' | 'test';
  /** `en-gb` */
  locale: string;
  /** To be called when people can write. */
  onReady: () => void;
  /** May be added by the script: ends its work and removes what it has shown. */
  stop?: () => void;
}

declare global {
  interface Window {
    shopChat?: ChatRequest | undefined;
  }
}

interface ChatPlace extends Pick<ChatRequest, 'group' | 'account' | 'locale'> {
  place: HTMLElement;
}

/** The server's address that leads to the configured script. */
const address = '/chat-script';

/**
 * Loads the script of the chat. When it reports that it is ready, `html[data-chat=ready]` says so, and the data layer. Whatever it does
 * wrong is logged and concerns nothing else.
 * @returns ends the chat
 */
export function startChat({ place, ...wish }: ChatPlace): () => void {
  const container = document.createElement('div');
  const { dataset } = document.documentElement;
  const request: ChatRequest = {
    ...wish,
    container,
    onReady: () => {
      if (window.shopChat !== request || dataset['chat'] === 'ready') return;
      dataset['chat'] = 'ready';
      (window.dataLayer ??= []).push({ event: 'chat_ready' });
    },
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => log('Warning', 'The chat could not be loaded');
  window.shopChat = request;
  place.append(container, script);
  return () => {
    try {
      request.stop?.();
    } catch (error) {
      log('Warning', 'The chat failed to stop', error);
    }
    delete window.shopChat;
    delete dataset['chat'];
    container.remove();
    script.remove();
  };
}
