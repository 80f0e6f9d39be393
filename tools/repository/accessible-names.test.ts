import { globSync } from 'node:fs';
import { join } from 'node:path';
import { messageFolders } from '../messages/message-folders.mjs';
import { languageTags, readMessages } from '../messages/read-messages.mjs';
import { root } from '../workspace/root.mjs';
import { namedControls } from './accessible-names.ts';

const files = globSync('{libs,apps}/*/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(?:test|fixture)\.tsx$/.test(file),
);
const controls = files.flatMap((file) => namedControls(join(root, file)).map((control) => ({ file, ...control })));
const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

describe('whoever says what a button shows presses it (WCAG 2.5.3)', () => {
  it('finds buttons with a text and another name, also where both depend on a condition', () => {
    const source = `
      <Button aria-label={t('list.renameOf', { name })} icon="edit">{t('list.rename')}</Button>;
      <summary aria-label={isOpen ? t('place.lessOf') : t('place.moreOf')}>{t(isOpen ? 'place.less' : 'place.more')}</summary>;
      <IconButton aria-label={t('close')} />;`;
    expect(namedControls('source.tsx', source)).toEqual([
      { line: 2, visible: 'list.rename', name: 'list.renameOf' },
      { line: 3, visible: 'place.less', name: 'place.lessOf' },
      { line: 3, visible: 'place.more', name: 'place.moreOf' },
    ]);
    expect(controls.length).toBeGreaterThan(20);
  });

  it.each(languageTags)('the name of a button contains its text: %s', (language) => {
    const texts = Object.assign(
      {},
      ...messageFolders.map((folder) => readMessages(join(root, folder), language)),
    ) as Record<string, string>;
    const differing = controls.filter(
      ({ visible, name }) => !` ${words(texts[name] ?? '')} `.includes(` ${words(texts[visible] ?? '?')} `),
    );
    expect(differing.map(({ file, line, visible, name }) => [`${file}:${line}`, texts[visible], texts[name]])).toEqual(
      [],
    );
  });
});
