import { clearCaches } from '@typescript-eslint/parser';
import { loadESLint } from 'eslint';

/** The types of all projects take 4 GB; Node's default is half of that on a machine with 8 GB. */
const maximumHeapBytes = 1.5e9;

/** Lints one project: `nx lint @shop/cart`. */
export default async function lint(_options, { root, projectName, projectsConfigurations }) {
  const { success, terminalOutput } = await lintFolder(
    await openLinter(root),
    projectsConfigurations.projects[projectName].root,
  );
  if (terminalOutput) console.log(terminalOutput);
  return { success };
}

/** Lints the projects without a result in Nx's cache, in one process: `nx run-many -t lint --batch`. */
export async function* lintBatch({ tasks }, _inputs, _overrides, { root }) {
  const linter = await openLinter(root);
  for (const { id, projectRoot } of Object.values(tasks)) {
    const result = await lintFolder(linter, projectRoot);
    if (result.terminalOutput) console.log(result.terminalOutput);
    yield { task: id, result };
    if (process.memoryUsage().heapUsed > maximumHeapBytes) clearCaches();
  }
}

async function openLinter(root) {
  const ESLint = await loadESLint({ useFlatConfig: false });
  const eslint = new ESLint({ cwd: root });
  return { eslint, formatter: await eslint.loadFormatter('stylish') };
}

async function lintFolder({ eslint, formatter }, folder) {
  try {
    const results = await eslint.lintFiles([folder]);
    return {
      success: results.every(({ errorCount, fatalErrorCount }) => errorCount + fatalErrorCount === 0),
      terminalOutput: await formatter.format(results),
    };
  } catch (error) {
    return { success: false, terminalOutput: String(error.stack) };
  }
}
