/** Maximum file size, in bytes. */
export const maxFileBytes = 5_000_000;
/** Formats for the browser's file dialog. */
export const acceptedFiles =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
