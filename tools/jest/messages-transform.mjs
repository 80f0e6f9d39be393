import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compileMessages } from '../messages/compile-messages.mjs';

const compiler = readFileSync(new URL('../messages/compile-messages.mjs', import.meta.url));

/** Message files reach tests compiled, as they reach the browser: still JSON, since Jest parses what comes out of a .json file. */
export default {
  getCacheKey: (source, file) => createHash('sha256').update(compiler).update(`json\0${file}\0${source}`).digest('hex'),
  process(source, file) {
    return { code: JSON.stringify(compileMessages(JSON.parse(source), basename(file, '.json'))) };
  },
};
