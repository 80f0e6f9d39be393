import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxEnvironment as environmentOfSandbox } from '../../libs/server/src/testing/sandbox-environment.mjs';
import { chosenPort, freePort } from './ports.mjs';

/**
 * The sandbox's ports: SANDBOX_PORT and SANDBOX_SMTP_PORT, or those of its first start with this data, since its address is part of every
 * session and token.
 *
 * @param {string} dataDir
 * @throws {Error} when a port is in use
 */
export async function sandboxPorts(dataDir) {
  const folder = privateFolder(dataDir, 'sandbox');
  async function keptPort(variable, file) {
    const port = await chosenPort(variable, Number(textOf(join(folder, file))) || (await freePort()));
    writeFileSync(join(folder, file), `${port}\n`);
    return port;
  }
  return { port: await keptPort('SANDBOX_PORT', 'port'), smtpPort: await keptPort('SANDBOX_SMTP_PORT', 'smtp-port') };
}

/**
 * Settings of the servers for using the sandbox as their surroundings.
 *
 * @param {object} options
 * @param {string} options.sandboxUrl without a trailing slash
 * @param {number} options.smtpPort where the sandbox accepts mail
 * @param {string} options.shopUrl without a trailing slash
 * @param {string} options.dataDir contains the secret that seals sessions
 * @returns environment variables of the three servers
 */
export const sandboxEnvironment = ({ dataDir, ...places }) =>
  environmentOfSandbox({ ...places, sessionSecret: sessionSecret(dataDir) });

/** Generated once, since another secret would sign out all users. */
function sessionSecret(dataDir) {
  const file = join(privateFolder(dataDir, 'bff'), 'session-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return textOf(file);
}

/** A server's own folder in the data; it contains secrets, so other users cannot read it. */
function privateFolder(dataDir, server) {
  const folder = join(dataDir, server);
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Lines for the terminal that list the accounts for signing in.
 *
 * @param {string} sandboxUrl of a running sandbox
 */
export async function demoAccountLines(sandboxUrl) {
  const response = await fetch(`${sandboxUrl}/demo-accounts.json`, { signal: AbortSignal.timeout(5_000) });
  const { accounts, password } = await response.json();
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Sign in with "Sign in" in the shop; the password of all demo accounts is ${password}`,
    ...accounts.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`),
  ].join('\n');
}
