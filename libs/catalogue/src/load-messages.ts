import type { MessageLoader } from '@shop/i18n';

/** Texts of this library in one language, loaded with the first page that needs them. */
export const loadMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;
