export { createTemporaryDatabase } from './testing/temporary-database.ts';
export { ownerCommand } from './owner-command.ts';
export { readArguments as accountsWork } from './accounts.ts';
export { readArguments as reviewsWork } from './reviews.ts';
