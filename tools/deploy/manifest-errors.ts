import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/root.mjs';
import type { Manifest } from './chart.ts';

/**
 * What Kubernetes' API does not know of the objects: fields that it does not have, that are missing or of another type.
 * Its schema comes as types, and the compiler refuses a literal with a field that its type lacks.
 */
export function manifestErrors(manifests: readonly Manifest[]): string[] {
  const file = join(root, 'tools/deploy/manifests.virtual.ts');
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  const text = manifests.map((one, at) => `export const m${at}: ${typeOf(one)} = ${JSON.stringify(one)};`).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const ours: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : host.getSourceFile(name, ...rest),
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, ours))
    .map(({ file: where, start, messageText }) => {
      const line = where && start !== undefined ? where.getLineAndCharacterOfPosition(start).line : 0;
      return `${names[line]}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

function typeOf({ apiVersion, kind }: Manifest): string {
  const from = apiVersion.startsWith('monitoring.coreos.com/')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models';
  return `import('${from}/${apiVersion}').I${kind}`;
}
