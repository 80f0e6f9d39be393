import { hostname } from 'node:os';
import { z } from 'zod';

/** Environment variables that say what was built; the images set them. */
export const buildVariables = {
  SHOP_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a version, like 1.4.0')
    .default('0.0.0'),
  /** The commit. */
  SHOP_REVISION: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be a commit, like 4f2a91c')
    .default('unknown'),
};

/** Which of all running processes this one is. */
export interface ProcessIdentity {
  service: string;
  /** Name of the machine or container, and number of the process in it. */
  instance: string;
  version: string;
  revision: string;
}

/** Identity of this process for logs, metrics and telemetry. */
export const processIdentity = (
  service: string,
  { SHOP_VERSION: version, SHOP_REVISION: revision }: { SHOP_VERSION: string; SHOP_REVISION: string },
): ProcessIdentity => ({ service, instance: `${hostname()}:${process.pid}`, version, revision });
