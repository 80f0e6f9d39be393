// Prints every mail of upstream as JSON, `{ name: html }`, in the language of a locale: `-- de-de`. `npm run screens` takes their pictures.
import { mailSamples } from './mail-samples.ts';

const html = Object.entries(mailSamples(process.argv[2] ?? 'en-gb')).map(([name, mail]) => [name, mail.html] as const);
console.log(JSON.stringify(Object.fromEntries(html)));
