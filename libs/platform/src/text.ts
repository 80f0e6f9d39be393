import { createTexts, type MessageLoader } from '@shop/i18n';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts of `QueryState` and `RequestReference`; no page shows either on first load. */
export const loadPlatformMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;

export const { useText } = createTexts<keyof typeof links, MessageArguments>();
