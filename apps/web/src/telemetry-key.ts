/**
 * Adds the key of the collector to the root element of a document, where the code that reports to it looks; the browser's code renders
 * nothing of it, and React passes over it.
 */
export const withTelemetryKey = (html: string, key: string | undefined): string =>
  key === undefined ? html : html.replace('<html ', `<html data-telemetry="${key}" `);
