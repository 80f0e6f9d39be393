// `npm run language -- TAG DICTIONARY`: adds a language with untranslated English texts; see docs/languages.md.
import { root } from '../workspace/root.mjs';
import { addLanguage } from './add-language.mjs';

const [tag, dictionary] = process.argv.slice(2);
if (!tag || !dictionary) {
  console.error("Usage: npm run language -- fi finnish (BCP 47 tag, PostgreSQL's text search dictionary or `simple`)");
  process.exit(1);
}
try {
  for (const file of addLanguage(root, tag, dictionary)) console.log(file);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
