// The parts of libs/i18n that builds need, from its sources, since builds run before it is built.
export { languageTags } from '../../libs/i18n/src/languages.ts';
export { readLinks, readMessages, sharedMessagesFolder } from '../../libs/i18n/src/server/read-messages.ts';
