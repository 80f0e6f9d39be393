export const messageFolders: readonly string[];
