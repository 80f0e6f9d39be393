import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A control with a visible text and an `aria-label`, each by the key of its message. */
export interface NamedControl {
  line: number;
  visible: string;
  name: string;
}

/**
 * The controls of a TSX file that have both a visible text and an accessible name. Where both depend on a condition, the
 * texts of the same outcome are paired.
 */
export function namedControls(file: string, source = readFileSync(file, 'utf8')): NamedControl[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: NamedControl[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node)) {
      const names = keysOf(accessibleName(node.openingElement));
      const visible = node.children.flatMap((child) => (ts.isJsxExpression(child) ? keysOf(child.expression) : []));
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const arePaired = names.length === visible.length;
      for (const [n, name] of names.entries())
        for (const [m, text] of visible.entries()) if (!arePaired || n === m) found.push({ line, visible: text, name });
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

function accessibleName({ attributes }: ts.JsxOpeningElement): ts.Node | undefined {
  for (const one of attributes.properties) {
    if (!ts.isJsxAttribute(one) || one.name.getText() !== 'aria-label' || !one.initializer) continue;
    return ts.isJsxExpression(one.initializer) ? one.initializer.expression : one.initializer;
  }
  return undefined;
}

/** Keys of the messages that an expression may show: `t('a')`, `t(is ? 'a' : 'b')`, `is ? t('a') : t('b')`. */
function keysOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return keysOf(node.right);
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) ? messageKeys(node.arguments[0]) : [];
  return [];
}

function messageKeys(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return node.text.includes('.') ? [node.text] : [];
  if (ts.isConditionalExpression(node)) return [...messageKeys(node.whenTrue), ...messageKeys(node.whenFalse)];
  return [];
}
