// What the builds need of libs/i18n, from its sources: they run before it is built.
export { languageTags } from '../../libs/i18n/src/languages.ts';
export { readLinks, readMessages, sharedMessagesFolder } from '../../libs/i18n/src/server/read-messages.ts';
