export function findPostgres(installed?: string, path?: string): string | null;
