export function findMessageFolders(top: string): string[];
export const messageFolders: readonly string[];
