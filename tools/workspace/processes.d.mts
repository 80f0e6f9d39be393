import type { ChildProcess } from 'node:child_process';
export interface Server {
  name: string;
  pid: number;
  child: ChildProcess;
  exited: Promise<string>;
  lastLines(count?: number): string;
  logFile: string;
}
export const bffFlags: string[];
export function startServer(options: {
  name: string;
  node: string;
  file: string;
  env: Record<string, string>;
  logFile: string;
  flags?: string[];
}): Server;
export function stopServer(server: Server, graceMs?: number): Promise<void>;
export function waitUntilReady(server: Server, url: string, timeoutMs?: number): Promise<void>;
