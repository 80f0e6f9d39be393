import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { packageBinary } from '../workspace/package-binary.mjs';

// Debian's shell without windows first: the stories take a fifth less time in it than in the whole browser
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium that is there already, or undefined. */
export function installedChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usualPlaces, ...inPath].find((path) => existsSync(path));
}

/**
 * A Chromium for the browser stories: the installed one, else one that is installed now.
 *
 * @param {string} node to run Playwright's installer
 * @returns {string} path of the executable; 'playwright' means the one that Playwright brought itself
 * @throws {Error} with what to do when none can be had
 */
export function ensureChromium(node) {
  const found = installedChromium();
  if (found) {
    if (!existsSync(found)) throw new Error(`CHROMIUM_PATH names ${found}, which does not exist.`);
    return found;
  }
  if (canAptInstall()) {
    console.log('Installing Chromium with apt-get for the browser stories …');
    // releases before Debian 12 have the whole browser alone
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const failure = aptInstall([name, 'fonts-liberation']);
      if (!failure && installedChromium()) return installedChromium();
      console.log(`apt-get could not install ${name}:\n${failure}`);
    }
  }
  console.log("Downloading Playwright's Chromium for the browser stories …");
  const result = spawnSync(node, [packageBinary('@playwright/test', 'playwright'), 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (result.status === 0) return 'playwright';
  throw new Error(
    `No Chromium was found and none could be installed:\n${(result.stderr || result.stdout || '').trim().split('\n').slice(-4).join('\n')}\n` +
      'Install Chromium or Chrome and run the same command again; one in an unusual place is named by CHROMIUM_PATH=/path/to/chromium. ' +
      'Everything but the browser stories runs without it: npm test -- --only format,lint,types,unit,package',
  );
}
