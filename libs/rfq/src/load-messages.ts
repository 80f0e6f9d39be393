import type { MessageLoader } from '@shop/i18n';

/** The texts of asking for quotes in one language. */
export const loadMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;
