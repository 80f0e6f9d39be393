export function findNode(): string;
export function environmentWithNode(node: string, extra?: Record<string, string>): NodeJS.ProcessEnv;
