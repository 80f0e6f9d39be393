import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Compiles one `messages/<language>.json` for the browser: `{key: ICU text}` becomes `{key: compiled}`, the form that the Lingui runtime
 * reads without a parser. Runs only at build time.
 *
 * @param {Record<string, string>} messages flat: message key to ICU MessageFormat text
 * @param {string} language 'en', 'sr', 'en-xa' …; named in errors
 * @returns {Record<string, import('./compile-messages.mjs').CompiledMessage>}
 * @throws {Error} one error that lists every message that is not valid ICU
 */
export function compileMessages(messages, language) {
  const errors = [];
  const compiled = {};
  for (const [key, message] of Object.entries(messages)) {
    try {
      if (typeof message !== 'string' || message.trim() === '') throw new Error('the text is empty or not a string');
      compiled[key] = compileMessageOrThrow(message);
    } catch (error) {
      errors.push(`${key}: ${error.message.split('\n')[0]}`);
    }
  }
  if (errors.length > 0) throw new Error(`Messages in ${language} cannot be compiled:\n  ${errors.join('\n  ')}`);
  return compiled;
}

/**
 * The arguments of one ICU text as sorted `name:type` ('count:plural', 'name:value'), to compare translations. Tags (`<0>`, `<link>`) count
 * as arguments: a translation without the tag would lose a link.
 *
 * @param {string} message ICU MessageFormat text
 * @returns {string[]}
 */
export function messageArguments(message) {
  const found = new Set();
  const visit = (tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?[\w-]+\s*\/?>/g)) found.add(tag.replace(/\s/g, ''));
        continue;
      }
      const [name, type = 'value', options] = token;
      found.add(`${name}:${type}`);
      if (!['plural', 'selectordinal', 'select'].includes(type)) continue;
      for (const [key, tokensOfCase] of Object.entries(options)) if (key !== 'offset') visit(tokensOfCase);
    }
  };
  visit(compileMessageOrThrow(message));
  return [...found].sort();
}

/**
 * Plural categories that a text lacks, or has although its language does not know them; `[]` if they fit. Required are those that whole
 * numbers from 0 to 200 reach ('few' in Serbian, but not the millions of French).
 *
 * @param {string} message ICU MessageFormat text
 * @param {string} language
 * @returns {string[]} errors in plain words
 */
export function pluralErrors(message, language) {
  const errors = [];
  const visit = (tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string' || !['plural', 'selectordinal', 'select'].includes(token[1])) continue;
      const [name, type, { offset: _offset, ...cases }] = token;
      for (const tokensOfCase of Object.values(cases)) visit(tokensOfCase);
      if (type === 'select') continue;
      const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
      const reached = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
      for (const category of reached) if (!(category in cases)) errors.push(`${name} lacks "${category}"`);
      const known = rules.resolvedOptions().pluralCategories;
      for (const key of Object.keys(cases)) {
        if (!/^\d+$/.test(key) && !known.includes(key))
          errors.push(`${name} has "${key}", which ${language} does not know`);
      }
    }
  };
  visit(compileMessageOrThrow(message));
  return errors;
}
