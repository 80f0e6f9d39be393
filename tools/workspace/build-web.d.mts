export function buildWeb(node: string, signal?: AbortSignal): Promise<{ built: boolean; seconds: number }>;
export function webFingerprint(): string;
