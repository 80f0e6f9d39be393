import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import { mailOfPage } from '../../mail/mail-page.ts';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

const handoverTexts = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));

/** A request for a unit, as its mails need it. */
export interface MailedHandover {
  /** As in addresses; determines the language. */
  locale: string;
  /** Name of the receiver; may be empty. */
  name: string;
  unitName: string;
  serialNumber: string;
  /** Address of the unit's page; null when the shop's address is not configured. */
  address: string | null;
  company: string[];
  sender: string;
}

/** Tells an owner that somebody asks for their unit. */
export function handoverAskedMail(handover: MailedHandover, askedBy: string): ReturnType<typeof mailOfPage> {
  const t = handoverTexts(handover.locale);
  return handoverMail(handover, {
    title: t('asked.subject', { number: handover.serialNumber }),
    introduction: t('asked'),
    facts: [[t('askedBy'), askedBy]],
    closing: [t('asked.next')],
  });
}

/** Tells who asked what came of it. */
export function handoverDecidedMail(
  handover: MailedHandover,
  state: 'confirmed' | 'refused' | 'released',
): ReturnType<typeof mailOfPage> {
  const t = handoverTexts(handover.locale);
  return handoverMail(handover, {
    title: t(`${state}.subject`, { number: handover.serialNumber }),
    introduction: t(state),
    facts: [],
    closing: [],
  });
}

function handoverMail(
  { locale, name, unitName, serialNumber, address, company, sender }: MailedHandover,
  page: { title: string; introduction: string; facts: [string, string][]; closing: string[] },
): ReturnType<typeof mailOfPage> {
  const t = handoverTexts(locale);
  return mailOfPage({
    ...page,
    language: new Intl.Locale(locale).toString(),
    greeting: name === '' ? t('greeting') : t('greetingTo', { name }),
    facts: [[t('unit'), unitName], [t('serialNumber'), serialNumber], ...page.facts],
    remark: '',
    link: address === null ? null : { address, text: t('see') },
    lines: null,
    company,
    sender,
  });
}
