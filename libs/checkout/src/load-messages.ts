import type { MessageLoader } from '@shop/i18n';

/** The texts of the checkout in one language. */
export const loadMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;
