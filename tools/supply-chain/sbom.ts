// `npm run sbom`: writes a software bill of materials (CycloneDX 1.5, JSON) of each application that is delivered into test-output/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionClosure } from '../container/production-closure.ts';
import { root } from '../workspace/root.mjs';
import { billErrors, billOfMaterials, type LockedPackage } from './bill-of-materials.ts';

const output = join(root, 'test-output');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

mkdirSync(output, { recursive: true });
for (const application of ['bff', 'upstream', 'web']) {
  const bill = billOfMaterials(`apps/${application}`, productionClosure(`@shop/${application}`), packages);
  const errors = billErrors(bill);
  const file = `${application}.cdx.json`;
  writeFileSync(join(output, file), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${errors.length > 0 ? '✗' : '✓'} test-output/${file}: ${bill.components.length} components`);
  for (const error of errors) console.error(`✗ the bill of ${application} ${error}`);
  if (errors.length > 0) process.exitCode = 1;
}
