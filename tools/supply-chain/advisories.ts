// `npm run advisories`: asks the registry for weaknesses of the packages in the lock file. Fails on high and critical ones of packages that
// run in production. Without a registry that answers it says that it could not ask, and passes. `--report` never fails, and writes
// test-output/advisories.json (used by `npm test`, which must not fail on a day on which nothing but the world has changed).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { isUrgent, readAudit, type AuditReport } from './audit-report.ts';
import { npm } from './npm.ts';

const isReport = process.argv.includes('--report');
const inProduction = await audit(['--omit=dev']);
const all = await audit([]);

print('in production', inProduction);
print('with those of developers', all);
if (isReport) {
  const output = join(root, 'test-output');
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'advisories.json'), JSON.stringify({ inProduction, all }, null, 1));
} else if ('advisories' in inProduction && inProduction.advisories.some(isUrgent)) {
  console.error('✗ Update these packages, or say in SECURITY.md why the weakness cannot be reached.');
  process.exitCode = 1;
}

async function audit(parameters: string[]): Promise<AuditReport> {
  const { stdout, stderr } = await npm([
    'audit',
    '--json',
    '--fetch-timeout=15000',
    '--fetch-retries=1',
    ...parameters,
  ]);
  return readAudit(stdout, stderr);
}

function print(which: string, report: AuditReport): void {
  if ('notAsked' in report) {
    console.log(`? packages ${which}: the registry could not be asked (${report.notAsked})`);
    return;
  }
  const { advisories } = report;
  console.log(`${advisories.some(isUrgent) ? '✗' : '✓'} packages ${which}: ${advisories.length} advisories`);
  for (const { severity, name, range, title, url } of advisories) {
    console.log(`    ${severity.padEnd(8)} ${name} ${range}: ${title} (${url})`);
  }
}
