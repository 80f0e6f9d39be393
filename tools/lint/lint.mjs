import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { packageBinary } from '../workspace/package-binary.mjs';

/** Lints one project: `nx lint @shop/cart`. */
export default async function lint(_options, { root, projectName, projectsConfigurations }) {
  const folder = projectsConfigurations.projects[projectName].root;
  return report(folder, await findFaults(root, [folder]));
}

/** Lints the projects without a result in Nx's cache, each linter once: `nx run-many -t lint --batch`. */
export async function* lintBatch({ tasks }, _inputs, _overrides, { root }) {
  const projects = Object.values(tasks);
  const faults = await findFaults(
    root,
    projects.map(({ projectRoot }) => projectRoot),
  );
  for (const { id, projectRoot } of projects) {
    yield { task: id, result: report(projectRoot, faults) };
  }
}

function report(folder, faults) {
  const own = faults.filter((fault) => fault.startsWith(`${folder}/`));
  if (own.length > 0) console.log(own.join('\n'));
  return { success: own.length === 0, terminalOutput: own.join('\n') };
}

/** @returns {Promise<string[]>} a line per fault, `libs/cart/src/cart.ts:4:3: … [rule]` */
async function findFaults(root, folders) {
  return (await Promise.all([findWithESLint(root, folders), findWithOxlint(root, folders)])).flat().sort();
}

/**
 * By ESLint's command: called through its API, `@nx/enforce-module-boundaries` takes the caller for an editor and reads the project graph
 * again for each file: for upstream 28 s instead of 13.
 */
async function findWithESLint(root, folders) {
  const { stdout, stderr } = await run(root, 'eslint', ['--format', 'json', ...folders], {
    ESLINT_USE_FLAT_CONFIG: 'false',
  });
  if (!stdout.startsWith('[')) throw new Error(stdout + stderr);
  return JSON.parse(stdout).flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message, ruleId }) => {
      return `${relative(root, filePath)}:${line}:${column}: ${message.replace(/\s*\n\s*/g, ' ')} [${ruleId}]`;
    }),
  );
}

/** The rules of .oxlintrc.json: those of typescript-eslint that need types, by a compiler in native code, which takes a fifth of ESLint's time. */
async function findWithOxlint(root, folders) {
  const { stdout, stderr, failed } = await run(root, 'oxlint', ['--type-aware', '--format', 'unix', ...folders]);
  const faults = stdout.split('\n').filter((line) => /:\d+:\d+: /.test(line));
  if (failed && faults.length === 0) throw new Error(stdout + stderr);
  return faults;
}

/** Runs a command of an installed package. */
function run(root, name, parameters, environment = {}) {
  const options = { cwd: root, maxBuffer: 2 ** 28, env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    execFile(process.execPath, [packageBinary(name), ...parameters], options, (error, stdout, stderr) =>
      resolve({ stdout, stderr, failed: error !== null }),
    );
  });
}
