import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWithNode } from '../workspace/find-node.mjs';
import { root } from '../workspace/root.mjs';

const slotsInAll = 2;
/** All stories took 32 minutes on two cores, and were not done after 50 where these are slow; a stage over this waits for something that never comes. */
const maxStageMs = 80 * 60_000;
/** Processes of stages under way. */
const children = new Set();

/**
 * Runs the stages in their order, as many at a time as two cores allow.
 *
 * @param {object[]} stages of `stagesOf`
 * @param {{node: string, output: string}} options the Node to run them with; the folder for their logs
 * @returns {Promise<{name: string, passed: boolean, skipped?: string, seconds: number, cpuSeconds?: number, log: string}[]>}
 */
export async function runStages(stages, { node, output }) {
  mkdirSync(output, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endAll);
  const waiting = [...stages];
  const outcomes = [];
  const underWay = new Map();
  const startedAt = Date.now();
  const clock = () => `${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s`;
  const heartbeat = setInterval(() => console.log(`${clock()}  … ${[...underWay.keys()].join(', ')}`), 30_000);
  while (waiting.length > 0 || underWay.size > 0) {
    let free = slotsInAll - [...underWay.values()].reduce((sum, { slots }) => sum + slots, 0);
    for (const stage of [...waiting]) {
      const blocker = stage.needs?.find((name) => outcomes.some((outcome) => outcome.name === name && !outcome.passed));
      if (blocker) {
        waiting.splice(waiting.indexOf(stage), 1);
        outcomes.push({ name: stage.name, passed: false, skipped: `needs ${blocker}`, seconds: 0, log: '' });
        console.log(`${clock()}  ✗ ${stage.name}: not run, it needs ${blocker}`);
        continue;
      }
      const isPending = stage.needs?.some(
        (name) => stages.some((other) => other.name === name) && !outcomes.some((outcome) => outcome.name === name),
      );
      if (isPending || stage.slots > free) {
        if (isPending) continue;
        break; // in order, so that small stages do not delay a large one for ever
      }
      waiting.splice(waiting.indexOf(stage), 1);
      free -= stage.slots;
      console.log(`${clock()}  ▸ ${stage.name}`);
      const ended = runStage(stage, node, output).then((outcome) => {
        underWay.delete(stage.name);
        outcomes.push(outcome);
        console.log(`${clock()}  ${outcome.passed ? '✓' : '✗'} ${stage.name} (${outcome.seconds} s)`);
        if (!outcome.passed) console.log(`${lastLines(outcome.log)}\n  … all of it in ${outcome.log}`);
      });
      underWay.set(stage.name, { slots: stage.slots, ended });
    }
    if (underWay.size > 0) await Promise.race([...underWay.values()].map(({ ended }) => ended));
  }
  clearInterval(heartbeat);
  return outcomes;
}

/** Asks a stage to end, which lets Nx end its tasks, and ends what is left ten seconds later. */
function endStage({ pid }) {
  signalGroup(pid, 'SIGTERM');
  setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000).unref();
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has ended already
  }
}

function endAll() {
  for (const { pid } of children) signalGroup(pid, 'SIGTERM');
  process.exit(1);
}

async function runStage({ name, command, env }, node, output) {
  const startedAt = Date.now();
  const log = join(output, `${name}.log`);
  const file = createWriteStream(log);
  const [program, parameters] = timed(node, command);
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true, // a group of its own, which can be ended as a whole
    env: environmentWithNode(node, {
      CI: process.env.CI ?? '',
      FORCE_COLOR: '0',
      // a run starts hundreds of processes, which share their compiled sources
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
      ...env,
    }),
  });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  let times = '';
  child.stdio[3].setEncoding('utf8').on('data', (text) => (times += text));
  children.add(child);
  const limit = setTimeout(() => {
    file.write(`\nEnded after ${maxStageMs / 60_000} minutes.\n`);
    endStage(child);
  }, maxStageMs);
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  clearTimeout(limit);
  children.delete(child);
  await new Promise((resolve) => file.end(resolve));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { name, passed: code === 0, seconds, ...cpuSecondsIn(times), log };
}

/** Through the shell, whose `times` tells at the end what the command and all its processes computed; Node cannot ask for those. */
function timed(node, command) {
  if (process.platform === 'win32') return [node, command];
  return ['sh', ['-c', '"$0" "$@" 3>&-; code=$?; times >&3; exit $code', node, ...command]];
}

/** From the output of `times`: its second line has the user and system time of the children, like `1m2.500s 0m3.250s`. */
function cpuSecondsIn(times) {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length === 0) return {};
  return {
    cpuSeconds: Math.round(parts.reduce((sum, [, minutes, seconds]) => sum + minutes * 60 + Number(seconds), 0)),
  };
}

const lastLines = (log) =>
  readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !/\[\d+\/\d+\] /.test(line)) // one line for each story, to find failures quickly
    .slice(-80)
    .map((line) => `    ${line}`)
    .join('\n');
