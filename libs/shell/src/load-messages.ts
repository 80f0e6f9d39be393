import type { MessageLoader } from '@shop/i18n';

/** The texts of frame and content pages in one language. */
export const loadMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;
