export { Browser, type Ask, type Shown } from './browser.ts';
export { freePort } from './free-port.mjs';
export { findPostgres } from './find-postgres.mjs';
export { startPostgres, type PostgresServer } from './postgres.ts';
export { findRedis, startRedisServer, startSentinel, type RedisServer } from './redis.ts';
export { sandboxEnvironment } from './sandbox-environment.mjs';
export { registration, startSandbox, type RunningSandbox } from './start-sandbox.ts';
