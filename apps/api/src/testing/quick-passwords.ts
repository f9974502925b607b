import { createHash } from 'node:crypto';
import type { Derivation } from '../areas/accounts/passwords/password-hash.ts';
import { PasswordKeeper } from '../areas/accounts/passwords/password-keeper.ts';

/**
 * Hashes passwords in no time, for tests that are about something else: argon2 takes a twentieth of a second each time.
 * `onHash` is told of every hash.
 */
export function quickPasswords(onHash: (derivation: Derivation) => void = () => undefined): PasswordKeeper {
  const derive = (derivation: Derivation) => {
    onHash(derivation);
    return Promise.resolve(createHash('sha256').update(derivation.nonce).update(derivation.message).digest());
  };
  return new PasswordKeeper({}, { derive, close: () => Promise.resolve() });
}
