import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { compileMessages } from '../messages/compile-messages.mjs';
import { readMessages } from '../messages/read-messages.mjs';

const compiler = readFileSync(new URL('../messages/compile-messages.mjs', import.meta.url));
const messagesOf = (file) => readMessages(dirname(file), basename(file, '.json'));

/**
 * Gives tests compiled message files with their linked shared texts, like the browser gets; still JSON, since Jest parses the output for a
 * .json file.
 */
export default {
  getCacheKey: (_source, file) =>
    createHash('sha256')
      .update(compiler)
      .update(`json\0${file}\0${JSON.stringify(messagesOf(file))}`)
      .digest('hex'),
  process(_source, file) {
    return { code: JSON.stringify(compileMessages(messagesOf(file), basename(file, '.json'))) };
  },
};
