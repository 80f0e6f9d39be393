import { demoSeed } from '../../database/demo-seed.ts';
import { loadDemo } from '../../load-demo.ts';
import { makeSeedDatabase } from './seed-database.ts';

// Prints where the seed is: a directory, or the name of a database on the server of TEST_DATABASE_URL.
const { fill } = await loadDemo();
const server = process.env['TEST_DATABASE_URL'];
console.log(server === undefined ? await demoSeed(fill) : await makeSeedDatabase(server));
