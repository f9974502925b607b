import { findPostgres, installFromDebian } from '@dopahiya/programs';

const goOn =
  'The tests run on the embedded database alone. To run them on PostgreSQL too, install it or set DATABASE_URL.';

if (process.env['DATABASE_URL']) {
  console.log('Using the server of DATABASE_URL.');
} else {
  try {
    if (!findPostgres()) installFromDebian('postgresql');
    const folder = findPostgres();
    console.log(folder ? `Using the programs in ${folder}.` : `There is no PostgreSQL on this machine. ${goOn}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
