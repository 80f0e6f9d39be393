const accented = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ó', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ',
  N: 'Ñ', O: 'Ó', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ú', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
}; // prettier-ignore

const growth = 0.4;
const isolate = '\u2068';
const endOfIsolate = '\u2069';

/**
 * The texts of a pseudo-locale, derived from the English ones; still ICU MessageFormat.
 * `en-xa`: accented and 40 % longer, to make hard-coded texts and missing room visible; arguments, plural keys and tags stay unchanged.
 * `en-xb`: the English texts, each in the direction of its own letters, as a translation would be; the page mirrors the rest with `dir="rtl"`.
 *
 * @param {Record<string, string>} messages English, flat
 * @param {'en-xa' | 'en-xb'} locale
 * @returns {Record<string, string>}
 */
export function pseudoMessages(messages, locale) {
  if (locale === 'en-xb')
    return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `${isolate}${text}${endOfIsolate}`]));
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, lengthened(message)]));
}

/** Walks an ICU text: braces alternate between text and argument, apostrophes quote, `<…>` is a tag. */
function lengthened(message) {
  const inText = [true];
  let owed = 0;
  let out = '';
  for (let at = 0; at < message.length; at++) {
    const character = message[at];
    if (character === '{' || character === '}') {
      if (inText.at(-1)) {
        out += '~'.repeat(Math.round(owed));
        owed = 0;
      }
      if (character === '{') inText.push(!inText.at(-1));
      else inText.pop();
      out += character;
    } else if (!inText.at(-1)) {
      out += character;
    } else if (character === "'" || character === '<') {
      const untouched = /^(?:''|'[{}#][^']*'|<\/?[\w-]+\s*\/?>|.)/su.exec(message.slice(at))[0];
      out += untouched;
      at += untouched.length - 1;
    } else {
      const letter = accented[character] ?? character;
      out += letter;
      if (letter === character) continue;
      owed += growth;
      if (/[aeiouy]/.test(character) && owed >= 1) {
        out += letter;
        owed -= 1;
      }
    }
  }
  return out + '~'.repeat(Math.round(owed));
}
