export { type AccountDeps, inMemoryAccounts } from './account-deps.ts';
export { openOutbox } from './mail/open-outbox.ts';
export { sendPendingMail } from './mail/send-pending-mail.ts';
export { Moderators, type NamedAccount } from './moderators/moderators.ts';
export { SignedTokens } from './tokens/signed-tokens.ts';
export { signingKeys } from './tokens/signing-keys.ts';
export { UserRepository, type UserRow } from './users/user-repository.ts';
