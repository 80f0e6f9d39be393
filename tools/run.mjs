// Runs a TypeScript tool with the installed Node 24: `node tools/run.mjs tools/rows/rows.ts --json`.
import './workspace/require-node.mjs';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureInstalled } from './workspace/ensure-installed.mjs';
import { environmentWithNode, findNode } from './workspace/find-node.mjs';
import { root } from './workspace/root.mjs';

const [file, ...parameters] = process.argv.slice(2);
if (!file) {
  console.error('Which tool? node tools/run.mjs FILE [parameters]');
  process.exit(1);
}
try {
  await ensureInstalled();
  const node = findNode();
  const child = spawn(
    node,
    ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', resolve(root, file), ...parameters],
    {
      stdio: 'inherit',
      env: environmentWithNode(node),
    },
  );
  // Ctrl-C reaches the child directly; the child decides in which order to stop.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
