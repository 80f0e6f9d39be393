export function freePort(): Promise<number>;
export function chosenPort(variable: string, fallback?: number): Promise<number>;
