/** What PostgreSQL adds to an error: the row, with all that a person has entered. No line of the log has it. */
export const rowsInErrors = ['err.detail', 'err.where', 'err.internalQuery'];
