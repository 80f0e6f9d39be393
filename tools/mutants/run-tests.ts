import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getProject } from './mutant.ts';

/** Result of a run of test files. */
export interface TestRun {
  /** Titles of the tests that failed; a run that exceeds its time limit counts as one. */
  failed: string[];
  /** A file could not be run: its sources do not compile, or fail while they are loaded. */
  isBroken: boolean;
  passed: number;
}

interface JestResults {
  numPassedTests: number;
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** A run is ended after this time: code without its protection may wait for ever. */
const timeLimitMs = 5 * 60_000;

/** Runs test files, each with the Jest of its project, in a workspace. */
export async function runTests(workspace: string, testFiles: readonly string[]): Promise<TestRun> {
  const runs: TestRun[] = [];
  for (const project of new Set(testFiles.map(getProject))) {
    runs.push(
      await runProject(
        workspace,
        project,
        testFiles.filter((file) => getProject(file) === project),
      ),
    );
  }
  return {
    failed: runs.flatMap(({ failed }) => failed),
    isBroken: runs.some(({ isBroken }) => isBroken),
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  };
}

async function runProject(workspace: string, project: string, files: readonly string[]): Promise<TestRun> {
  const output = join(workspace, 'jest-results-of-mutants.json');
  rmSync(output, { force: true });
  const jest = join(workspace, 'node_modules/jest/bin/jest.js');
  const config = join(workspace, project, 'jest.config.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // a test that fails leaves its servers open; without forceExit the process would then run until the time limit
  const parameters = ['-c', config, '--json', `--outputFile=${output}`, '--silent', '--forceExit', '--runTestsByPath'];
  const child = spawn(
    process.execPath,
    [...flags, jest, ...parameters, ...files.map((file) => join(workspace, file))],
    {
      cwd: join(workspace, project),
      stdio: 'ignore',
      env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: flags.join(' ') },
    },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
  await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  if (!existsSync(output))
    return { failed: [`the tests of ${project} exceeded their time limit`], isBroken: false, passed: 0 };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(output, 'utf8')) as JestResults;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    failed: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
    isBroken: broken.length > 0,
    passed: numPassedTests,
  };
}
