import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts about articles that are not in the catalogue's data. */
export const itemTexts = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));
