/** Characters of a name at the collector. */
export const maxNameLength = 150;

/** A name within the collector's limit; a longer one ends in three dots. */
export const telemetryName = (name: string): string =>
  name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 3)}...`;

/** True for what may identify a user or an account at the collector: text without comma, semicolon, equals sign, space and bar. */
export const isTelemetryId = (id: unknown): id is string => typeof id === 'string' && /^[^,;= |]+$/.test(id);

/** Characters of a message that are read; the collector keeps fewer. */
const maxMessageLength = 2_000;

/** A message without the words that may hold an address, and so what somebody searched for, or an e-mail address. */
export const withoutAddresses = (message: string): string =>
  message.slice(0, maxMessageLength).replace(/\S*[/?=@]\S*/g, '…');
