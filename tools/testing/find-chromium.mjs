import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { packageBinary } from '../workspace/package-binary.mjs';

/** Debian's headless Chromium: the stories take a fifth less time in it. It has no back/forward cache. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of an installed Chromium, or undefined. */
export function installedChromium() {
  return inPath([shell]) ?? wholeChromium();
}

/** The path of a full browser, for stories that the headless shell cannot run; or undefined. */
export function wholeChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return usualPlaces.find((path) => existsSync(path)) ?? inPath(names);
}

function inPath(wanted) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * A Chromium for the browser stories: the installed one, or one that is installed now.
 *
 * @param {string} node to run Playwright's installer
 * @returns {string} path of the executable; 'playwright' means the one that Playwright installed itself
 * @throws {Error} with instructions when there is none
 */
export function ensureChromium(node) {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const isComplete = wholeChromium() && (inPath([shell]) || !canAptInstall());
  if (isComplete) return installedChromium();
  if (canAptInstall()) {
    console.log('Installing Chromium with apt-get for the browser stories …');
    for (const packages of [['chromium', 'fonts-liberation'], [shell]]) {
      const failure = aptInstall(packages);
      if (failure) console.log(`apt-get could not install ${packages.join(', ')}:\n${failure}`);
    }
    if (installedChromium()) return installedChromium();
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
