/** Bytes of a file at most. */
export const maxFileBytes = 5_000_000;
/** What the browser offers to choose. */
export const acceptedFiles =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
