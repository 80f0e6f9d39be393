import { execFile } from 'node:child_process';
import { loadESLint } from 'eslint';
import { packageBinary } from '../workspace/package-binary.mjs';

/** Lints one project: `nx lint @shop/cart`. */
export default async function lint(_options, { root, projectName, projectsConfigurations }) {
  const folder = projectsConfigurations.projects[projectName].root;
  const { success, terminalOutput } = await lintFolder(
    await openLinter(root),
    folder,
    await findTypeFaults(root, [folder]),
  );
  if (terminalOutput) console.log(terminalOutput);
  return { success };
}

/** Lints the projects without a result in Nx's cache, in one process: `nx run-many -t lint --batch`. */
export async function* lintBatch({ tasks }, _inputs, _overrides, { root }) {
  const linter = await openLinter(root);
  const typeFaults = await findTypeFaults(
    root,
    Object.values(tasks).map(({ projectRoot }) => projectRoot),
  );
  for (const { id, projectRoot } of Object.values(tasks)) {
    const result = await lintFolder(linter, projectRoot, typeFaults);
    if (result.terminalOutput) console.log(result.terminalOutput);
    yield { task: id, result };
  }
}

async function openLinter(root) {
  const ESLint = await loadESLint({ useFlatConfig: false });
  const eslint = new ESLint({ cwd: root });
  return { eslint, formatter: await eslint.loadFormatter('stylish') };
}

/**
 * What the rules of .oxlintrc.json find: those of typescript-eslint that need types, by a compiler in native code, which takes a fifth of
 * ESLint's time.
 *
 * @returns {Promise<string[]>} a line per fault, `libs/cart/src/cart.ts:4:3: …`
 */
function findTypeFaults(root, folders) {
  const parameters = [packageBinary('oxlint'), '--type-aware', '--format', 'unix', ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const faults = stdout.split('\n').filter((line) => /:\d+:\d+: /.test(line));
      if (error && faults.length === 0) reject(new Error(stdout + stderr));
      else resolve(faults);
    });
  });
}

async function lintFolder({ eslint, formatter }, folder, typeFaults) {
  try {
    const results = await eslint.lintFiles([folder]);
    const ownTypeFaults = typeFaults.filter((line) => line.startsWith(`${folder}/`));
    return {
      success:
        ownTypeFaults.length === 0 &&
        results.every(({ errorCount, fatalErrorCount }) => errorCount + fatalErrorCount === 0),
      terminalOutput: [await formatter.format(results), ...ownTypeFaults].filter(Boolean).join('\n'),
    };
  } catch (error) {
    return { success: false, terminalOutput: String(error.stack) };
  }
}
