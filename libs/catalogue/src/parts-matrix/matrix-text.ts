import { createTexts, type MessageLoader } from '@shop/i18n';
import type en from './messages/en.json';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts of the matrix and of its choice of model, which most categories do not have. */
export const loadMatrixMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;

export const { useText: useMatrixText, textOf: matrixTextOf } = createTexts<
  keyof typeof en | keyof typeof links,
  MessageArguments
>();
