import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { keptApart } from './kept-apart.ts';
import { messageFolders as allFolders } from './message-folders.mjs';
import { languageTags, readLinks, sharedMessagesFolder } from './read-messages.mjs';
import { outdatedMeanings, repeatedTexts, type WrittenText } from './repeated-texts.ts';

/** Left out: documents and mails have their own wording, and demo company data and sandbox texts imitate other parties. */
const elsewhere = ['apps/upstream/', 'apps/sandbox/', 'libs/demo-company/'];
const messageFolders = allFolders.filter((folder) => !elsewhere.some((place) => folder.startsWith(place)));
const jsonOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

function textsIn(path: string, folder: string): WrittenText[] {
  const files = languageTags.map((language) => [language, jsonOf(join(path, `${language}.json`))] as const);
  return Object.keys(files[0]![1]).map((key) => ({
    key,
    folder,
    texts: Object.fromEntries(files.map(([language, texts]) => [language, texts[key] ?? ''])),
  }));
}

const written = [
  ...textsIn(sharedMessagesFolder, 'shared'),
  ...messageFolders.flatMap((folder) => textsIn(join(root, folder), folder)),
];

describe('N7: a text used in several places', () => {
  it('is written once, and is the same in every language', () => expect(repeatedTexts(written, keptApart)).toEqual([]));

  it('is written twice only if it has several meanings', () =>
    expect(outdatedMeanings(written, keptApart)).toEqual([]));

  it('is shared by at least two libraries', () => {
    // documents say of a screen what the screen says
    const linkedFrom = allFolders.map((folder) => new Set(Object.values(readLinks(join(root, folder)))));
    const lonely = Object.keys(jsonOf(join(sharedMessagesFolder, 'en.json'))).filter(
      (key) => linkedFrom.filter((targets) => targets.has(key)).length < 2,
    );
    expect(lonely).toEqual([]);
  });

  const state = { key: 'rfq.state', folder: 'rfq', texts: { en: 'State', de: 'Stand' } };
  const county = { key: 'portal.state', folder: 'portal', texts: { en: 'State', de: 'Bundesland' } };
  const again = { key: 'cart.state', folder: 'cart', texts: { en: 'State', de: 'Stand' } };
  const meanings = [{ 'of a request': ['rfq.state'], 'of a country': ['portal.state'] }];

  it('is reported when it differs in another language', () => {
    expect(repeatedTexts([state, county], [])).toEqual(['"State" of rfq.state and portal.state differs in de']);
    expect(repeatedTexts([state, county], meanings)).toEqual([]);
    // a further meaning without an explanation
    expect(repeatedTexts([county, again], meanings)).toEqual(['"State" of portal.state and cart.state differs in de']);
  });

  it('is reported when a second library repeats it', () => {
    expect(repeatedTexts([state, again], [])).toEqual([
      '"State" of rfq.state and cart.state stands in two places: link both to a shared text',
    ]);
  });

  it('is reported when its listed meanings are outdated', () => {
    expect(outdatedMeanings([state, county], meanings)).toEqual([]);
    expect(outdatedMeanings([state], meanings)).toEqual(['portal.state is no text']);
    expect(outdatedMeanings([state, { ...county, texts: state.texts }], meanings)).toEqual([
      'rfq.state, portal.state are the same in every language',
    ]);
  });
});

describe('N7: a file of texts', () => {
  // a JSON reader keeps the last and says nothing
  it.each(allFolders)('%s has each key once', (folder) => {
    for (const language of languageTags) {
      const keys: string[] =
        readFileSync(join(root, folder, `${language}.json`), 'utf8').match(/^ {2}"[^"]+":/gm) ?? [];
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
  });
});
