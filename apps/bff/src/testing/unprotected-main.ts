/**
 * A BFF without two of its protections, for the negative controls of `npm run availability`: permits are taken before a
 * body has arrived, and log lines are written synchronously.
 */
import { configOrExit, listen } from '@shop/server';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { configRules } from '../config-rules.ts';
import { readConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { loadWeb } from '../web/web-bundle.ts';
import { createPublicServer } from '../server.ts';

const config = configOrExit(readConfig(process.env, configRules));
const logger = pino(pino.destination({ dest: 1, sync: true }));
const deps = createDeps(config, await loadWeb(config.WEB_DIST), { logger, protections: { wholeBodies: false } });
const answers = { headers: deps.securityHeaders, logger, metrics: deps.metrics };
await listen(createPublicServer(createApp(deps), config, answers), config.PORT, config.HOST);
