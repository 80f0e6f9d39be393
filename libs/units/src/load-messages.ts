import type { MessageLoader } from '@shop/i18n';

export const loadMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;
