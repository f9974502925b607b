export { apiAddresses } from './testing/api-addresses.ts';
export { createTemporaryDatabase } from './testing/temporary-database.ts';
export { ownerCommand } from './core/command/owner-command.ts';
export { readArguments as accountsWork } from './cli/accounts.ts';
export { readArguments as reviewsWork } from './cli/reviews.ts';
