import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes with visible or announced text, of HTML and of our own components. */
const spoken = new Set([
  'title',
  'aria-label',
  'aria-description',
  'placeholder',
  'alt',
  'label',
  'heading',
  'caption',
]);

/** Texts that are the same in every language: units, formats and other abbreviations, and the name of the company. */
const isUniversal = (text: string) =>
  !/\p{Letter}/u.test(text) || text.trim() === 'Vadholm' || /^[A-Z0-9 .,·&/+()-]{1,5}$/.test(text.trim());

/**
 * The hard-coded texts of a TSX file, which cannot be translated: JSX text, string children, and attributes with text.
 *
 * @returns `line: text` for each
 */
export function hardCodedTexts(file: string, source = readFileSync(file, 'utf8')): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (isUniversal(text)) return;
    found.push(`${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
  };
  const literals = (node: ts.Node): ts.StringLiteralLike[] => {
    if (ts.isStringLiteralLike(node)) return [node];
    if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
    if (ts.isParenthesizedExpression(node)) return literals(node.expression);
    if (ts.isBinaryExpression(node)) return literals(node.right);
    return [];
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      for (const literal of literals(node.expression)) report(literal, literal.text);
    }
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const literal of value ? literals(value) : []) report(literal, literal.text);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}
