export const languageTags: readonly string[];
export const sharedMessagesFolder: string;
export function readMessages(folder: string, language: string, sharedFolder?: string): Record<string, string>;
export function readLinks(folder: string): Record<string, string>;
