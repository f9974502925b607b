import type { Author } from '../../../core/author.ts';
import { AppError } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import type { Roles } from '../../accounts/index.ts';

/** @throws AppError 403 for users of the desk who are no owners. */
export async function requireOwner(roles: Roles, author: Author): Promise<void> {
  const { role } = await roles.requireDesk(author);
  if (role !== 'owner') throw new AppError(403, deskErrors.ownersOnly);
}
