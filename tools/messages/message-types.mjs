import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../workspace/root.mjs';
import { readMessages } from './read-messages.mjs';

const header = `// Generated from the English texts by \`npm run messages\`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
`;

/**
 * The source of `message-arguments.ts`: the type of the arguments of each text in a folder, so that a missing, misspelled or wrongly typed
 * argument does not compile. Not formatted yet.
 *
 * @param {Record<string, string>} messages English, flat: message key to ICU MessageFormat text
 * @returns {string}
 */
export function messageTypes(messages) {
  const lines = Object.entries(messages)
    .map(([key, message]) => [key, argumentTypes(message)])
    .filter(([, types]) => Object.keys(types).length > 0)
    .map(([key, types]) => {
      const members = Object.entries(types).sort(([one], [other]) => (one < other ? -1 : 1));
      return `'${key}': { ${members.map(([name, type]) => `'${name}': ${type}`).join('; ')} };`;
    });
  const body = lines.length > 0 ? `interface MessageArguments {\n${lines.join('\n')}\n}` : emptyType;
  return `${header}export ${body}\n`;
}

const emptyType = 'type MessageArguments = Record<never, never>;';

/**
 * The TypeScript type of each argument of one ICU text. A tag (`<0>`, `<link>`) is an argument of the type 'part': only `RichText` can show
 * a text with tags.
 *
 * @param {string} message ICU MessageFormat text
 * @returns {Record<string, string>} `{count: 'number', name: 'string'}`
 */
export function argumentTypes(message) {
  const types = {};
  const visit = (tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [, tag] of token.matchAll(/<([\w-]+)\s*\/?>/g)) types[`<${tag}>`] = `'part'`;
        continue;
      }
      const [name, kind = 'value', options] = token;
      // if a text uses an argument twice, the more specific type wins
      if (types[name] === undefined || kind !== 'value') types[name] = typeOf(kind, options);
      if (!casesIn.has(kind)) continue;
      for (const [name_, tokensOfCase] of Object.entries(options)) if (name_ !== 'offset') visit(tokensOfCase);
    }
  };
  visit(compileMessageOrThrow(message));
  return types;
}

const casesIn = new Set(['plural', 'selectordinal', 'select']);

function typeOf(kind, options) {
  switch (kind) {
    case 'value':
      return 'string';
    case 'date':
    case 'time':
      return 'Date';
    case 'select': {
      const { offset: _offset, other, ...cases } = options;
      return other ? 'string' : Object.keys(cases).map((name) => `'${name}'`).join(' | '); // prettier-ignore
    }
    default:
      return 'number';
  }
}

/**
 * The formatted content of `message-arguments.ts`.
 *
 * @param {string} folder of messages, from the repository root
 * @returns {Promise<string>}
 */
export async function formattedMessageTypes(folder) {
  const file = join(root, folder, 'message-arguments.ts');
  return format(messageTypes(readMessages(join(root, folder), 'en')), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
}
