import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/root.mjs';

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Values that an index exports, each with the module that declares it. Types say what they are by their fields. */
function exportedValues(index: string, text: string): { name: string; module: string }[] {
  return parse(index, text)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ isTypeOnly, exportClause, moduleSpecifier }) => {
      if (isTypeOnly || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      if (!exportClause || !ts.isNamedExports(exportClause)) return [];
      const module = join(dirname(index), moduleSpecifier.text);
      return exportClause.elements
        .filter((element) => !element.isTypeOnly)
        .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, module }));
    });
}

/** Names that a module declares, each with whether a docstring stands above it. */
function documented(path: string, text: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const statement of parse(path, text).statements) {
    const has = ts.getJSDocCommentsAndTags(statement).length > 0;
    // the first of several overloads speaks for all
    for (const name of declaredNames(statement)) found.set(name, has || found.get(name) === true);
  }
  return found;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  return [];
}

/** Names of exported values without a docstring. */
const undocumented = (index: string): string[] =>
  exportedValues(index, readFileSync(index, 'utf8')).flatMap(({ name, module }) =>
    existsSync(module) && documented(module, readFileSync(module, 'utf8')).get(name) === false ? [name] : [],
  );

describe('what libraries export', () => {
  const indexes = globSync('libs/*/src/index.ts', { cwd: root });

  it.each(indexes)('%s says what each value is for', (index) => {
    const path = join(root, index);
    expect(exportedValues(path, readFileSync(path, 'utf8')).length).toBeGreaterThan(0);
    expect(undocumented(path)).toEqual([]);
  });

  it('is not believed where a docstring is missing (negative control)', () => {
    const text =
      '/** Said. */\nexport const said = 1;\nexport function silent() {}\n/** Said too. */\nexport class Both {}';
    expect([...documented('module.ts', text)]).toEqual([
      ['said', true],
      ['silent', false],
      ['Both', true],
    ]);
    expect(
      exportedValues('libs/x/src/index.ts', "export { said, type A } from './module.ts';").map(({ name }) => name),
    ).toEqual(['said']);
  });
});
