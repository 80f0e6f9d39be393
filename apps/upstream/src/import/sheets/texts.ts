import { CellError, key, language, text } from './cells.ts';
import type { Row, Sheet } from './sheet.ts';

const subjects = ['article', 'item', 'category', 'attribute', 'document', 'relation'] as const;
/** What is shown of a subject. */
const fields: Record<(typeof subjects)[number], readonly string[]> = {
  article: ['name'],
  item: ['name', 'description'],
  category: ['name', 'description'],
  attribute: ['name', 'group'],
  document: ['name'],
  relation: ['name'],
};

/** Translations: a row names one subject and a language. Without one the name of the subject's own row is shown. */
export const texts: Sheet = {
  what: 'the text',
  keyOf: (row) => JSON.stringify([row['kind'], row['id'], row['value'], row['language']]),
  columns: {
    article: { read: key, refersTo: 'articles' },
    item: { read: key },
    category: { read: key, refersTo: 'categories' },
    attribute: { read: key, refersTo: 'attributes' },
    document: { read: key, refersTo: 'documents' },
    /** The text itself: several relations may have the same. */
    relation: { read: text },
    value: { read: text },
    language: { read: language, isNeeded: true },
    name: { read: text },
    group: { read: text },
    description: { read: text },
  },
  derive(row) {
    const named = subjects.filter((subject) => row[subject] !== null);
    const [kind] = named;
    if (named.length !== 1 || !kind) throw new CellError(`name exactly one of ${subjects.join(', ')}`);
    if (row['value'] !== null && kind !== 'attribute') throw new CellError('only attributes have values');
    for (const field of ['name', 'description', 'group']) {
      if (row[field] === null || fields[kind].includes(field)) continue;
      const instead = kind === 'article' && field === 'description' ? ': write it into a row of its item' : '';
      throw new CellError(`a ${field} of this ${kind} would never be shown${instead}`);
    }
    return { ...withoutSubjects(row), kind, id: row[kind], [kind]: row[kind] };
  },
};

const withoutSubjects = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(subjects as readonly string[]).includes(name)));
