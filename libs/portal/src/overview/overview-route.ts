import type { LoaderFunctionArgs } from 'react-router';
import { startAddresses } from '../addresses/start-addresses.ts';

export { Overview as Component } from './overview.tsx';

export function loader(args: LoaderFunctionArgs): null {
  startAddresses(args);
  return null;
}
