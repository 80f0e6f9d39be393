import { raw, Router, type Request, type Response } from 'express';
import { safeParse } from 'zod/mini';
import type { Deps } from '../http/deps.ts';
import { methodNotAllowed } from '../http/mount.ts';
import { notFound, Problem } from '../problem/problem.ts';
import { issuesOf } from '../problem/issues.ts';
import { saveConfiguration } from './save-configuration.ts';
import { savedConfigurationSchema } from './saved-configuration.ts';

const path = '/webhooks/configurator';
const limitBytes = 2 * 1024 * 1024;

/**
 * `POST /webhooks/configurator`: the configurator writes a configuration back and is answered `{configurationId}`. The
 * signature over the raw bytes authenticates it (header `hmacsignature`, HMAC-SHA256 with CONFIGURATOR_KEY in base64).
 * 401 `signature_invalid`, 404 `configurator_unknown`, and the problems of `saveConfiguration`.
 */
export function configuratorWebhook({ db, configurator, log }: Pick<Deps, 'db' | 'configurator' | 'log'>) {
  async function receive(request: Request, response: Response): Promise<void> {
    response.locals['route'] = 'configurator.webhook';
    if (configurator === null) throw notFound('configurator_unknown', 'No configurator is configured');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!configurator.isSigned(body, request.get('hmacsignature'))) {
      throw new Problem(401, 'signature_invalid', 'Signature of the configurator not valid');
    }
    const saved = safeParse(savedConfigurationSchema, jsonOf(body));
    if (!saved.success) {
      throw new Problem(400, 'invalid_request', 'The configuration does not match the schema', {
        errors: issuesOf('body', saved.error.issues),
      });
    }
    const configurationId = await db.transaction().execute((transaction) => saveConfiguration(transaction, saved.data));
    log.info({ configurationId }, 'configuration saved');
    response.setHeader('cache-control', 'no-store').json({ configurationId });
  }

  const router = Router({ caseSensitive: true });
  router.post(path, raw({ type: () => true, limit: limitBytes, inflate: false }), receive);
  router.all(path, methodNotAllowed(['POST']));
  return router;
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
