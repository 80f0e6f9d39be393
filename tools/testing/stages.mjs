import { wholeChromium } from './find-chromium.mjs';
import { packageBinary } from '../workspace/package-binary.mjs';

/**
 * The stages of `npm test`. Two slots are two cores; a stage that uses both says so. `needs` names stages that must have passed.
 *
 * @param {{chromium?: string, isCore?: boolean}} options `isCore`: without long tests, and with the stories tagged `core` alone
 */
export function stagesOf({ chromium, isCore }) {
  const extent = isCore ? { TESTS: 'core' } : {};
  // a test that fails is tried again, like a story
  const ofJest = { SECOND_ATTEMPT: '1', ...extent };
  const nx = (...parameters) => [packageBinary('nx'), ...parameters, '--parallel=2', '--output-style=stream'];
  const tool = (file, ...parameters) => [
    '--conditions=@shop/source',
    '--disable-warning=ExperimentalWarning',
    file,
    ...parameters,
  ];
  return [
    // the longest, from the beginning; on PostgreSQL if it is installed; the stories and the fault run use the embedded database
    {
      name: 'upstream',
      slots: 1,
      command: nx('run-many', '-t', 'test-on-databases'),
      env: ofJest,
      results: 'upstream',
    },
    {
      name: 'format',
      slots: 1,
      command: [
        packageBinary('prettier'),
        '--check',
        '--cache',
        '--cache-strategy',
        'content',
        '--log-level',
        'warn',
        '.',
      ],
    },
    { name: 'bundle', slots: 1, command: tool('tools/testing/bundle.mjs') },
    { name: 'commits', slots: 1, command: tool('tools/repository/commits.ts') },
    { name: 'architecture', slots: 1, command: tool('tools/architecture/architecture.ts', '--check') },
    // artefacts of CI: what is delivered, and what is known to be weak in it; passes when the registry cannot be asked
    { name: 'sbom', slots: 1, command: tool('tools/supply-chain/sbom.ts') },
    { name: 'advisories', slots: 1, command: tool('tools/supply-chain/advisories.ts', '--report') },
    // one process for all projects that are not in the cache, in parallel with the compiler
    { name: 'lint', slots: 1, command: nx('run-many', '-t', 'lint', '--batch') },
    // one compiler for all projects, by their references: it reads each declaration once, and checks only changes again
    { name: 'types', slots: 1, command: [packageBinary('@typescript/compiler', 'tsc'), '--build'] },
    { name: 'build', slots: 1, needs: ['types'], command: nx('run-many', '-t', 'build', 'package') },
    {
      name: 'unit',
      slots: 1,
      command: nx('run-many', '-t', 'test', '--exclude=@shop/upstream'),
      env: ofJest,
      results: 'jest',
    },
    // samples, one after the other; `npm run faults -- --kills 500` and `npm run availability -- --seconds 600` are the full runs
    {
      name: 'faults',
      slots: 1,
      needs: ['bundle'],
      command: nx('run-many', '-t', 'faults', 'availability'),
      results: 'own',
    },
    // where Debian's PostgreSQL and Redis are, else it says that it was left out; `npm run cluster -- faults` is the full run
    {
      name: 'cluster',
      slots: 1,
      needs: ['bundle'],
      command: tool('tools/cluster/cluster.ts', 'faults', '--short'),
      results: 'own',
    },
    { name: 'budgets', slots: 1, needs: ['bundle'], command: tool('tools/budgets/budgets.ts') },
    { name: 'package', slots: 1, needs: ['build'], command: nx('run-many', '-t', 'ships-alone'), results: 'own' },
    {
      name: 'e2e',
      slots: 2, // alone: beside other tests, hydration on two cores takes longer than stories wait for it
      needs: ['bundle'],
      // from the cache if nothing that the stories use has changed
      command: nx('run-many', '-t', 'e2e'),
      env: {
        ...extent,
        ...(chromium ? { CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: wholeChromium() ?? chromium } : {}),
      },
      results: 'playwright',
    },
  ];
}
