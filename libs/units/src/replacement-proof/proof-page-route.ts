export { proofPageLoader as loader } from './proof-page.loader.ts';
export { ProofPage as Component } from './proof-page.tsx';
