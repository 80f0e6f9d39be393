import type { Environment } from '@shop/server';

/** True where the sandbox stands for the outside world: with the demo company, or with a shop of one's own on one machine. */
export const isTrial = (given: Environment): boolean => given['DEMO'] === 'true' || given['SANDBOX'] === 'true';
