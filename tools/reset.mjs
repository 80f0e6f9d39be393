// `npm run reset`: removes the embedded data, so that the next `npm start` begins with new demo data.
import './workspace/require-node.mjs';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { heldBy } from './workspace/data-folder.mjs';
import { root } from './workspace/root.mjs';

const dataDir = resolve(root, process.env.DATA_DIR || '.data');
if (!existsSync(dataDir)) {
  console.log(`Nothing to remove: ${dataDir} does not exist.`);
  process.exit(0);
}
const strangers = readdirSync(dataDir).filter((name) => !['upstream', 'bff', 'sandbox', 'logs', 'lock'].includes(name));
if (strangers.length > 0 || dataDir === parse(dataDir).root) {
  console.error(
    `${dataDir} holds other things than this shop's data (${strangers.slice(0, 5).join(', ')}): nothing was removed.`,
  );
  process.exit(1);
}
const holder = heldBy(dataDir);
if (holder) {
  console.error(
    `${dataDir} is in use by process ${holder.pid}: stop it first (Ctrl-C in the window of npm start). ` +
      `If that process is no server of this shop, delete ${holder.claim}.`,
  );
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`Removed ${join(dataDir, '/')}. The next npm start creates the demo data anew.`);
