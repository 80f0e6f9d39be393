export function pseudoMessages(messages: Record<string, string>, locale: 'en-xa' | 'en-xb'): Record<string, string>;
