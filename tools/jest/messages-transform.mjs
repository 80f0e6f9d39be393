import { basename } from 'node:path';
import { compileMessages } from '../messages/compile-messages.mjs';

/** Message files reach tests compiled, as they reach the browser. */
export default {
  process(source, file) {
    const compiled = compileMessages(JSON.parse(source), basename(file, '.json'));
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(compiled)} };` };
  },
};
