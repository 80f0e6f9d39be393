import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts of demo partners: with offers, for lines, and in answer to messages. */
export const partnerTexts = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));

export type PartnerTexts = ReturnType<typeof partnerTexts>;
