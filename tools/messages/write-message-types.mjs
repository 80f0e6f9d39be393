// `npm run messages`: writes the type of the text arguments into each message folder, from the English texts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { messageFolders } from './message-folders.mjs';
import { formattedMessageTypes } from './message-types.mjs';

for (const folder of messageFolders) {
  const file = join(root, folder, 'message-arguments.ts');
  const source = await formattedMessageTypes(folder);
  if (existing(file) === source) continue;
  writeFileSync(file, source);
  console.log(`${folder}/message-arguments.ts`);
}

function existing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
