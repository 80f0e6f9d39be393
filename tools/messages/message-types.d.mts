export function messageTypes(messages: Record<string, string>): string;
export function argumentTypes(message: string): Record<string, string>;
export function formattedMessageTypes(folder: string): Promise<string>;
