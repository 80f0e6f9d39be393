export { troubleshootingLoader as loader } from './troubleshooting.loader.ts';
export { Troubleshooting as Component } from './troubleshooting.tsx';
