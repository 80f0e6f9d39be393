export function findHelm(): string | undefined;
export function ensureHelm(): void;
