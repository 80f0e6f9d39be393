export { freePort } from '../../libs/server/src/testing/free-port.mjs';
export function chosenPort(variable: string, fallback?: number): Promise<number>;
