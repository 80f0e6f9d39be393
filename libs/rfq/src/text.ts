import { createTexts } from '@shop/i18n';
import type en from './messages/en.json';

export const { useText, textOf } = createTexts<keyof typeof en>();
