import { languages } from '@shop/commerce-model';
import { categoryTree } from '../category-tree.ts';
import en from './messages/en.json' with { type: 'json' };
import { createTroubleshootingGuides } from './troubleshooting-guides.ts';

const guides = createTroubleshootingGuides();

test('J3: every answer of a guide leads to a question or a fault, and no way ends in a circle', () => {
  for (const { guide } of guides) {
    const faults = new Set(guide.faults.map(({ id }) => id));
    const reached = new Set<string>();
    const follow = (id: string, depth: number): void => {
      expect(depth).toBeLessThan(5);
      reached.add(id);
      if (faults.has(id)) return;
      const question = guide.questions.find((one) => one.id === id);
      expect([id, question?.answers.length]).toEqual([id, expect.any(Number)]);
      expect(question!.answers.length).toBeGreaterThan(1);
      for (const { leadsTo } of question!.answers) follow(leadsTo, depth + 1);
    };
    follow(guide.questions[0]!.id, 0);
    expect(reached).toEqual(new Set([...guide.questions.map(({ id }) => id), ...faults]));
  }
});

test('J3: each family of heat exchangers has a guide of its own, in every language', () => {
  const families = JSON.stringify(categoryTree);
  expect(guides.map(({ productFamilyId }) => productFamilyId)).toEqual(
    expect.arrayContaining(['gasketed', 'semiwelded', 'copperbrazed', 'shellandtube', 'drycoolers', 'unitheaters']),
  );
  for (const { productFamilyId } of guides) expect(families).toContain(`"${productFamilyId}"`);
  const texts = guides.flatMap(({ guide }) => [
    ...guide.questions.flatMap(({ text, answers }) => [text, ...answers.map((answer) => answer.text)]),
    ...guide.faults.flatMap(({ cause, remedy }) => [cause, remedy]),
  ]);
  for (const language of languages) {
    const own = new Set(texts.map((text) => text[language]));
    expect([language, own.size]).toEqual([language, Object.keys(en).length]);
    if (language !== 'en')
      expect(texts.filter((text) => text[language] === text.en).map((text) => text.en)).toEqual([]);
  }
  expect(texts.map((text) => text['sr-Latn']).join('')).not.toMatch(/[\u0400-\u04ff]/);
});
