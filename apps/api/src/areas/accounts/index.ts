export { type AccountDeps, inMemoryAccounts } from './account-deps.ts';
export { openOutbox } from './mail/open-outbox.ts';
export { sendPendingMail } from './mail/send-pending-mail.ts';
export { type NamedAccount, type RoleHolder, Roles } from './roles/roles.ts';
export { type SecondFactorService } from './second-factor/second-factor-service.ts';
export { SignInTries } from './sessions/sign-in-tries.ts';
export { SignedTokens } from './tokens/signed-tokens.ts';
export { signingKeys } from './tokens/signing-keys.ts';
export { UserRepository, type UserRow } from './users/user-repository.ts';
