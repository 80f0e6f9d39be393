export function packageBinary(name: string, command?: string): string;
