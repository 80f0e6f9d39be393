export { configOrExit, readEnvironment, type ConfigResult, type Environment } from './read-environment.ts';
export { flag, httpUrl, integer, isLoopback, logLevel, type LogLevel } from './environment-values.ts';
export { healthz, readyz, type Readiness } from './health.ts';
export { listen } from './listen.ts';
export { createLogger, type Logger } from './logger.ts';
export { sendProblem, type ProblemBody } from './problem.ts';
export { givenRequestId, newRequestId, traceIdOf } from './request-id.ts';
export { requestLog, whenAnswered, type Answered } from './request-log.ts';
export { shutDownOnSignals } from './shut-down.ts';
