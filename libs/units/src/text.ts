import { createTexts } from '@shop/i18n';
import type en from './messages/en.json';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';

export const { useText, textOf } = createTexts<keyof typeof en | keyof typeof links, MessageArguments>();

/** Key of a text without arguments. */
export type TextKey = Exclude<keyof typeof en | keyof typeof links, keyof MessageArguments>;
