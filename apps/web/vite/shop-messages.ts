import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages } from '../../../tools/messages/compile-messages.mjs';
import { pseudoMessages } from '../../../tools/messages/pseudo-messages.mjs';
import { languageTags, readMessages, sharedMessagesFolder } from '../../../tools/messages/read-messages.mjs';

const pseudoLocales = ['en-xa', 'en-xb'] as const;
const loaderCall = /import\(\s*`\.\/messages\/\$\{(\w+)\}\.json`\s*\)/g;
const textFile = /[\\/]src[\\/](?:shared-)?messages[\\/][\w-]+\.json$/;
const prefix = '\0shop-messages:';

/**
 * Compiles the libraries' ICU texts at build time, so that no parser reaches the browser: one chunk per library and
 * language, with its own texts and the shared ones that it links to. Pseudo-locales are generated from the English
 * texts.
 */
export function shopMessages(): Plugin {
  let workspace = '';
  return {
    name: 'shop-messages',
    enforce: 'pre',
    configResolved(config) {
      workspace = join(config.root, '../..');
    },
    transform(code, id) {
      if (!loaderCall.test(code)) return null;
      const folder = relative(workspace, join(dirname(id), 'messages'));
      const table = [...languageTags, ...pseudoLocales].map(
        (language) =>
          `${JSON.stringify(language)}: () => import(${JSON.stringify(`shop-messages:${folder}/${language}`)})`,
      );
      return {
        code: code.replace(loaderCall, (_call, argument: string) => `({${table.join(', ')}})[${argument}]()`),
        map: null,
      };
    },
    resolveId(id) {
      return id.startsWith('shop-messages:') ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const path = resolve(workspace, id.slice(prefix.length));
      const language = basename(path);
      const pseudo = pseudoLocales.find((locale) => locale === language);
      const written = pseudo ? 'en' : language;
      const folder = dirname(path);
      for (const file of [
        join(folder, 'links.json'),
        ...[folder, sharedMessagesFolder].map((one) => join(one, `${written}.json`)),
      ])
        this.addWatchFile(file);
      const texts = readMessages(folder, written);
      const compiled = compileMessages(pseudo ? pseudoMessages(texts, pseudo) : texts, language);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null };
    },
    // the texts of an open page are in its state, so no module of the browser contains them
    hotUpdate({ file, modules }) {
      const { hot, name } = this.environment;
      if (name === 'client' && modules.length === 0 && textFile.test(file)) hot.send({ type: 'full-reload' });
    },
  };
}
