import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';

/** An export of another project's module, read in a separate process, since projects must not import each other. */
export function exported(path: string, name: string): unknown {
  const script = `const { ${name} } = await import('${pathToFileURL(join(root, path)).href}'); console.log(JSON.stringify(${name}));`;
  const flags = ['--conditions=@shop/source', '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const environment = { ...process.env, NODE_OPTIONS: '' };
  return JSON.parse(execFileSync(findNode(), [...flags, '--eval', script], { encoding: 'utf8', env: environment }));
}
