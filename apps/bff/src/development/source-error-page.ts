import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An error in the sources, in the shape of Vite's overlay. */
interface SourceError {
  message: string;
  stack: string;
  /** File of the error. */
  id?: string;
  loc?: { file: string; line: number; column: number };
  /** The lines around the error. */
  frame?: string;
  plugin?: string;
}

/** Module that shows the error as an overlay and reloads the page after the next change. */
export const sourceErrorModule = 'virtual:source-error-page';

/** Source of `sourceErrorModule`. */
export const sourceErrorModuleSource = `
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(JSON.parse(document.getElementById('source-error').textContent)));
import.meta.hot.on('shop:sources-changed', () => location.reload());
`;

/** Page shown when the real one could not be made: the error with its position, readable without scripts. */
export function sourceErrorPage(error: unknown): string {
  const sourceError = sourceErrorOf(error);
  const { message, stack, loc, frame } = sourceError;
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(message.split('\n', 1)[0]!)}</title>
<script type="module" src="/@id/${sourceErrorModule}"></script>
</head>
<body>
<h1>The page could not be made</h1>
<pre>${escapeHtml([message, place, frame, stack].filter(Boolean).join('\n\n'))}</pre>
<script type="application/json" id="source-error">${JSON.stringify(sourceError).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}

/**
 * Position of the error: Vite's own when it could not parse the code, else the first line of the stack in this
 * repository.
 */
export function sourceErrorOf(error: unknown): SourceError {
  const {
    message,
    stack = '',
    ...details
  } = (error instanceof Error ? error : new Error(String(error))) as Error & Partial<SourceError>;
  const loc = details.loc && { ...details.loc, file: details.loc.file ?? details.id ?? '' };
  const place = loc ?? positionIn(stack);
  const frame = details.frame ?? (place && linesAround(place));
  return {
    message: plain(message),
    stack: plain(
      stack
        .split('\n')
        .filter((line) => /^\s*at /.test(line))
        .join('\n'),
    ),
    ...(place ? { id: place.file, loc: place } : {}),
    ...(frame ? { frame: plain(frame) } : {}),
    ...(details.plugin ? { plugin: details.plugin } : {}),
  };
}

function positionIn(stack: string): SourceError['loc'] {
  for (const line of stack.split('\n')) {
    const [, path = '', row, column] = /(?:\(|at )(\S+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (row === undefined || /node_modules|^node:/.test(path)) continue;
    const file = path.startsWith('file:') ? fileURLToPath(path) : path;
    return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}

/** Lines shown before and after the error. */
const contextLines = 2;

function linesAround({ file, line, column }: NonNullable<SourceError['loc']>): string {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const first = Math.max(0, line - 1 - contextLines);
    return lines
      .slice(first, line + contextLines)
      .flatMap((text, index) => {
        const number = `${first + index + 1}`.padStart(5);
        const shown = `${number} | ${text}`;
        return first + index + 1 === line
          ? [shown, `${' '.repeat(5)} | ${' '.repeat(Math.max(0, column - 1))}^`]
          : [shown];
      })
      .join('\n');
  } catch {
    return '';
  }
}

// eslint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/\u001b\[[0-9;]*m/g, '');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
