export function installedChromium(): string | undefined;
export function wholeChromium(): string | undefined;
export function ensureChromium(node: string): string;
