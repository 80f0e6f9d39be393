import { createTexts, type MessageLoader } from '@shop/i18n';
import type en from './messages/en.json';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts shared by forms of several features; such a feature wraps its routes in `messageRoute([loadFormMessages, …], …)`. */
export const loadFormMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;

const texts = createTexts<keyof typeof en | keyof typeof links, MessageArguments>();

/** `const t = useFormText(); t('form.optional')` */
export const useFormText = texts.useText;
