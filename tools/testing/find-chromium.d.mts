export function installedChromium(): string | undefined;
export function ensureChromium(node: string): string;
