import type { Meanings } from './kept-apart.ts';

/** One text from a message file, in all languages. */
export interface WrittenText {
  key: string;
  /** `libs/cart/src/messages`, or `shared`. */
  folder: string;
  /** By language, English included. */
  texts: Readonly<Record<string, string>>;
}

/** Pairs of texts that are equal in English but differ in another language or are in two libraries, in plain words. */
export function repeatedTexts(written: readonly WrittenText[], keptApart: readonly Meanings[]): string[] {
  return [...Map.groupBy(written, ({ texts }) => texts['en']).values()].flatMap((alike) =>
    pairsOf(alike)
      .filter(([one, other]) => !keptApart.some((meanings) => haveTwoMeanings(one, other, meanings)))
      .flatMap(([one, other]) => {
        const named = `"${one.texts['en']}" of ${one.key} and ${other.key}`;
        const differing = differingLanguages(one, other);
        if (differing.length > 0) return [`${named} differs in ${differing.join(', ')}`];
        return one.folder === other.folder ? [] : [`${named} stands in two places: link both to a shared text`];
      }),
  );
}

/** Entries of the list of texts kept apart that are no longer true, in plain words. */
export function outdatedMeanings(written: readonly WrittenText[], keptApart: readonly Meanings[]): string[] {
  return keptApart.flatMap((meanings) => {
    const keys = Object.values(meanings).flat();
    const found = keys.map((key) => written.find((text) => text.key === key));
    const missing = keys.filter((_, at) => !found[at]);
    if (missing.length > 0) return missing.map((key) => `${key} is no text`);
    const texts = found.filter((text) => text !== undefined);
    if (new Set(texts.map((text) => text.texts['en'])).size > 1) return [`${keys.join(', ')} differ in English`];
    return pairsOf(texts).some(([one, other]) => differingLanguages(one, other).length > 0)
      ? []
      : [`${keys.join(', ')} are the same in every language`];
  });
}

function haveTwoMeanings(one: WrittenText, other: WrittenText, meanings: Meanings): boolean {
  const meaningOf = ({ key }: WrittenText) => Object.values(meanings).find((keys) => keys.includes(key));
  const [first, second] = [meaningOf(one), meaningOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

const differingLanguages = (one: WrittenText, other: WrittenText) =>
  Object.keys(one.texts).filter((language) => one.texts[language] !== other.texts[language]);

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
