export const untranslatedMark: string;
export function addLanguage(root: string, tag: string, textSearchDictionary: string): string[];
