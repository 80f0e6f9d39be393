import { seedSnapshot } from '../database/seed-snapshot.ts';
import { makeSeedDatabase } from './seed-database.ts';

// Prints where the seed is: a file, or the name of a database on the server that TEST_DATABASE_URL names.
const server = process.env['TEST_DATABASE_URL'];
console.log(server === undefined ? await seedSnapshot() : await makeSeedDatabase(server));
