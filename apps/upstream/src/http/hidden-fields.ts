/** Fields of a PostgreSQL error that quote the row, and so personal data; removed from every log line. */
export const rowsInErrors = ['err.detail', 'err.where', 'err.internalQuery'];
