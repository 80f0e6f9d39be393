import type { Kysely } from 'kysely';
import {
  headOf,
  inchWords,
  joinedToken,
  languages,
  measureLexeme,
  measureOf,
  searchTokensOf,
  type Database,
  type Language,
  type Token,
} from '@shop/commerce-model';
import type { LexemeGroup, ReadExpression, SearchTerm } from '../../../memory/rows.ts';
import { readKnownWords, readSimilarWords, type KnownWord } from './known-words.ts';

const maxTokens = 16;
const maxPhraseLength = 4;
const minPartLength = 3;
/** Further unknown words are left out: looking for similar ones takes time. */
const maxCorrections = 4;

type Synonyms = ReadonlyMap<string, string[]>;

/** One way to find a term: groups that must all be there. */
interface Way {
  all: LexemeGroup[];
  strong: string[];
  weak: string[];
}

interface ReadOptions {
  language: Language;
  synonyms: (language: Language) => Synonyms;
  /** The last word is still being typed. */
  isTyping?: boolean;
  /** Nothing is replaced: `correctedTo` is not null for an expression with a word that the language does not know. */
  isExact?: boolean;
}

/**
 * Reads an expression with the words of the catalogue. Letters and digits are one code where the catalogue knows it
 * ("DN 50", "DN50"), a number and a unit are a measure, other words mean themselves, their synonyms, and where there are
 * none words that begin like them. A word that nobody knows is replaced by the nearest known one, or left out.
 */
export async function readExpression(
  db: Kysely<Database>,
  expression: string,
  options: ReadOptions,
): Promise<ReadExpression> {
  const reader = new ExpressionReader(db, options);
  return reader.read(searchTokensOf(expression).slice(0, maxTokens));
}

class ExpressionReader {
  readonly #db: Kysely<Database>;
  readonly #options: ReadOptions;
  readonly #known = new Map<string, KnownWord>();
  #corrections = 0;

  constructor(db: Kysely<Database>, options: ReadOptions) {
    this.#db = db;
    this.#options = options;
  }

  async read(tokens: Token[]): Promise<ReadExpression> {
    await this.#learn(
      tokens.flatMap((token, index) => {
        const before = tokens[index - 1];
        const together = !token.isNumber && before && !before.isNumber ? before.text + token.text : undefined;
        const joined = joinedToken(before, token);
        return [token.text, ...(joined ? [joined] : []), ...(together ? [together] : [])];
      }),
      { languages: this.#others, typed: this.#options.isTyping ? (tokens.at(-1)?.text ?? null) : null },
    );
    const knownIn = this.#languagesOf(tokens);
    const terms: SearchTerm[] = [];
    /** Number of terms before the first word like "for". */
    let endOfFirstPart: number | undefined;
    let corrected = false;
    const isWord: boolean[] = [];
    for (let at = 0; at < tokens.length;) {
      const phrase = await this.#phraseAt(tokens, at);
      const { length, term } = phrase ?? this.#codeAt(tokens, at) ?? measureAt(tokens, at) ?? { length: 1 };
      if (term) {
        terms.push(term);
        isWord.push(phrase !== undefined);
        at += length;
        continue;
      }
      const token = tokens[at]!;
      at += 1;
      if (token.isNumber) {
        terms.push(termOf(token.written, [wayOf([token.text])]));
        isWord.push(false);
        continue;
      }
      if (inchWords.has(token.text) && tokens[at - 2]?.isNumber) continue;
      if (this.#known.get(token.text)?.stem == null || isUnitOfCode(tokens, at - 1)) {
        if (terms.length > 0) endOfFirstPart ??= terms.length;
        continue;
      }
      const read = await this.#wordAt(tokens, at - 1);
      corrected ||= read.isCorrected;
      for (const one of read.terms) {
        terms.push(one);
        isWord.push(true);
      }
    }
    markHead(terms, isWord, endOfFirstPart, headOf(this.#options.language));
    // the figures of an unknown article number mean nothing by themselves
    if (corrected && !hasWord(terms)) return { terms: [], correctedTo: '', knownIn };
    return { terms, correctedTo: corrected ? terms.map(({ text }) => text).join(' ') : null, knownIn };
  }

  get #synonyms(): Synonyms {
    return this.#options.synonyms(this.#options.language);
  }

  async #learn(words: string[], elsewhere?: Parameters<typeof readKnownWords>[3]): Promise<void> {
    const unknown = [...new Set(words)].filter((word) => !this.#known.has(word));
    for (const [word, known] of await readKnownWords(this.#db, this.#options.language, unknown, elsewhere)) {
      this.#known.set(word, known);
    }
  }

  /** The other languages, unless the words are asked for as one of those. */
  get #others(): Language[] {
    return this.#options.isExact ? [] : languages.filter((other) => other !== this.#options.language);
  }

  /** The other languages that know all words; codes and figures are the same in all of them. */
  #languagesOf(tokens: readonly Token[]): Language[] {
    const words = tokens.filter(({ text, isNumber }) => !isNumber && /^\p{L}{3,}$/u.test(text));
    if (words.length === 0) return [];
    return this.#others.filter((other) => words.every(({ text }) => this.#isKnownIn(other, text)));
  }

  /** True for words of the other language's catalogue, of its synonyms, and for those like "the". */
  #isKnownIn(other: Language, text: string): boolean {
    const { stem, isKnown } = this.#known.get(text)!.elsewhere[other]!;
    if (stem === null || isKnown) return true;
    const phrases = [...this.#options.synonyms(other).keys()];
    return phrases.some((phrase) => phrase.split(' ').includes(stem));
  }

  /** The longest phrase from here that has synonyms. */
  async #phraseAt(tokens: Token[], at: number): Promise<{ length: number; term: SearchTerm } | undefined> {
    for (let length = Math.min(maxPhraseLength, tokens.length - at); length > 0; length -= 1) {
      const own = tokens.slice(at, at + length);
      const meanings = this.#synonyms.get(own.map(({ text }) => this.#known.get(text)?.stem ?? text).join(' '));
      if (!meanings || (length === 1 && own[0]!.isNumber)) continue;
      const ways = await Promise.all(meanings.map((meaning) => this.#wayOfMeaning(meaning)));
      const texts = own.filter(({ isNumber, text }) => isNumber || this.#known.get(text)?.stem != null);
      const isFound = texts.every(
        ({ text, isNumber }) =>
          isNumber || this.#known.get(text)!.isKnown || this.#known.get(text)!.compounds.length > 0,
      );
      if (isFound)
        ways.unshift(mergedWay(texts.map(({ text, isNumber }) => (isNumber ? wayOf([text]) : this.#knownWay(text)))));
      return { length, term: termOf(writtenOf(own), ways) };
    }
    return undefined;
  }

  async #wayOfMeaning(meaning: string): Promise<Way> {
    const tokens = searchTokensOf(meaning);
    await this.#learn(
      tokens.flatMap(({ text }, index) => [text, joinedToken(tokens[index - 1], tokens[index]) ?? text]),
    );
    const ways: Way[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const joined = joinedToken(tokens[at], tokens[at + 1]);
      if (joined !== undefined && this.#known.get(joined)?.isKnown) {
        ways.push(wayOf([joined]));
        at += 1;
      } else if (tokens[at]!.isNumber) ways.push(wayOf([tokens[at]!.text]));
      else if (this.#known.get(tokens[at]!.text)?.stem != null) ways.push(this.#knownWay(tokens[at]!.text));
    }
    return mergedWay(ways);
  }

  /** "DN 50" and "DN50" where the catalogue has it as one code. */
  #codeAt(tokens: Token[], at: number): { length: number; term: SearchTerm } | undefined {
    const joined = joinedToken(tokens[at], tokens[at + 1]);
    const known = joined === undefined ? undefined : this.#known.get(joined);
    if (joined === undefined || !known) return undefined;
    const isTyped = this.#options.isTyping === true && at + 2 === tokens.length && known.isBeginning;
    const ways = [...(known.isKnown ? [wayOf([joined])] : []), ...(isTyped ? [beginningWay(joined, joined)] : [])];
    return ways.length === 0 ? undefined : { length: 2, term: termOf(writtenOf(tokens.slice(at, at + 2)), ways) };
  }

  async #wordAt(tokens: Token[], at: number): Promise<{ terms: SearchTerm[]; isCorrected: boolean }> {
    const { text, written } = tokens[at]!;
    const known = this.#known.get(text)!;
    const ways: Way[] = [];
    const isLast = at === tokens.length - 1;
    if (known.isKnown || known.compounds.length > 0) ways.push(this.#knownWay(text));
    else {
      const plain = await this.#withoutUmlauts(text);
      if (plain !== undefined) ways.push(this.#knownWay(plain));
    }
    const { isTyping = false, isExact = false } = this.#options;
    if (known.isBeginning && ((ways.length === 0 && !isExact) || (isLast && isTyping)))
      ways.push(beginningWay(text, known.stem!));
    // "kugel hahn" is also "kugelhahn"
    const next = tokens[at + 1];
    const together = next && !next.isNumber ? text + next.text : undefined;
    if (together !== undefined && this.#known.get(together)?.isKnown) {
      const apart =
        ways.length > 0 && this.#known.get(next!.text)!.isKnown
          ? [mergedWay([ways[0]!, this.#knownWay(next!.text)])]
          : [];
      tokens.splice(at + 1, 1);
      return { terms: [termOf(together, [this.#knownWay(together), ...apart])], isCorrected: false };
    }
    if (ways.length > 0) return { terms: [termOf(written, ways)], isCorrected: false };
    if (isExact) return { terms: [], isCorrected: true };
    this.#corrections += 1;
    if (this.#corrections > maxCorrections) return { terms: [], isCorrected: true };
    const parts = await this.#partsOf(text);
    if (parts) return { terms: parts, isCorrected: false };
    const similar = await readSimilarWords(this.#db, this.#options.language, text);
    await this.#learn(similar);
    const [first] = similar;
    if (first === undefined) return { terms: [], isCorrected: true };
    const synonymsOf = await this.#phraseAt([wordToken(first)], 0);
    return {
      terms: [
        synonymsOf?.term ??
          termOf(
            first,
            similar.slice(0, 3).map((word) => this.#knownWay(word)),
          ),
      ],
      isCorrected: true,
    };
  }

  /** "Waermetauscher" for "Wärmetauscher". */
  async #withoutUmlauts(text: string): Promise<string | undefined> {
    const plain = text.replace(/([aou])e/g, '$1');
    if (this.#options.language !== 'de' || plain === text) return undefined;
    await this.#learn([plain]);
    const known = this.#known.get(plain);
    return known?.isKnown || known?.compounds.length ? plain : undefined;
  }

  /** A compound that the catalogue does not have, by its two parts: "titanplatte" is "titan" and "platte". */
  async #partsOf(text: string): Promise<SearchTerm[] | undefined> {
    const cuts = Array.from(
      { length: Math.max(0, text.length - 2 * minPartLength) },
      (_, n) => n + minPartLength,
    ).filter((cut) => text.length - cut > minPartLength);
    const pairs = cuts.flatMap((cut) => {
      const right = text.slice(cut);
      const left = text.slice(0, cut);
      const bare = left.replace(/(?:s|n|en|e|er)$/, '');
      return [left, ...(bare.length >= minPartLength && bare !== left ? [bare] : [])].map((one) => ({
        left: one,
        right,
      }));
    });
    await this.#learn(pairs.flatMap(({ left, right }) => [left, right]));
    const synonyms = this.#synonyms;
    const isWhole = (part: string) => {
      const known = this.#known.get(part);
      return known?.stem != null && (known.isKnown || synonyms.has(known.stem));
    };
    const found = pairs.find(({ left, right }) => isWhole(left) && isWhole(right));
    if (!found) return undefined;
    const terms: SearchTerm[] = [];
    for (const part of [found.left, found.right]) {
      const phrase = await this.#phraseAt([wordToken(part)], 0);
      terms.push(phrase?.term ?? termOf(part, [this.#knownWay(part)]));
    }
    return terms;
  }

  /** The word as it is written, its stem, and compounds that end with it; its beginning where there is nothing else. */
  #knownWay(text: string): Way {
    const known = this.#known.get(text);
    if (!known?.stem) return wayOf([text]);
    if (!known.isKnown && known.compounds.length === 0) return beginningWay(text, known.stem);
    const stems = [...(known.isKnown ? [known.stem] : []), ...known.compounds];
    return {
      all: [{ lexemes: stems, isBeginning: false }],
      strong: [`=${text}`, ...stems],
      weak: [],
    };
  }
}

function measureAt(tokens: Token[], at: number): { length: number; term: SearchTerm } | undefined {
  const [number, unit, ...more] = tokens.slice(at, at + 4);
  if (!number?.isNumber || !unit || unit.isNumber || unit.gap === 'wide') return undefined;
  const near = more.map(({ text, gap }) => (gap === 'none' || gap === 'small' ? text : ''));
  // m², m³/h, l/s
  const lengths = [near[0] && near[1] ? 3 : 0, near[0] ? 2 : 0, 1].filter((length) => length > 0);
  for (const length of lengths) {
    const letters = unit.text + near.slice(0, length - 1).join('');
    const measure = measureOf(number.text, letters);
    if (!measure) continue;
    const term = termOf(writtenOf(tokens.slice(at, at + length + 1)), [wayOf([measureLexeme(measure)])]);
    return { length: length + 1, term: { ...term, measure } };
  }
  return undefined;
}

/** The unit after a code that has one already: "DN 50 mm". */
function isUnitOfCode(tokens: Token[], at: number): boolean {
  return (
    tokens[at - 1]?.isNumber === true && tokens[at]!.gap !== 'wide' && measureOf('1', tokens[at]!.text) !== undefined
  );
}

/** True when something else than numbers is asked for. */
export const hasWord = (terms: readonly SearchTerm[]): boolean => terms.some(({ text }) => /\p{L}/u.test(text));

const wordToken = (text: string): Token => ({ text, isNumber: false, gap: 'wide', written: text, before: '' });

const writtenOf = ([first, ...others]: Token[]): string =>
  first!.written + others.map(({ before, written }) => before + written).join('');

const wayOf = (lexemes: string[]): Way => ({
  all: lexemes.map((lexeme) => ({ lexemes: [lexeme], isBeginning: false })),
  strong: lexemes,
  weak: [],
});

/** Words that begin like this one. */
function beginningWay(text: string, stem: string): Way {
  const beginnings = [...new Set([text, stem])].flatMap((one) => [one, `=${one}`]);
  return { all: [{ lexemes: beginnings, isBeginning: true }], strong: [], weak: beginnings };
}

const mergedWay = (ways: Way[]): Way => ({
  all: ways.flatMap(({ all }) => all),
  strong: ways.flatMap(({ strong }) => strong),
  weak: ways.flatMap(({ weak }) => weak),
});

function termOf(text: string, ways: Way[]): SearchTerm {
  return {
    text,
    ways: ways.map(({ all }) => all).filter((all) => all.length > 0),
    strong: [...new Set(ways.flatMap(({ strong }) => strong))],
    weak: [...new Set(ways.flatMap(({ weak }) => weak))],
    isHead: false,
    measure: null,
  };
}

/** The first or last word, as the language has it, before a word like "for". */
function markHead(
  terms: SearchTerm[],
  isWord: boolean[],
  end: number | undefined,
  side: 'first' | 'last' | null,
): void {
  const words = terms.map((_, index) => index).filter((index) => isWord[index]);
  const inFirstPart = words.filter((index) => end === undefined || index < end);
  const candidates = inFirstPart.length > 0 ? inFirstPart : words;
  const head = side === 'first' ? candidates[0] : candidates.at(-1);
  if (head !== undefined && side !== null) terms[head] = { ...terms[head]!, isHead: true };
}
