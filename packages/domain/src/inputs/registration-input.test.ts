import { describe, expect, it } from 'vitest';
import { wordingOf } from './input-texts.ts';
import { registrationSchema, userChangesSchema } from './index.ts';

const asha = {
  username: 'asha.rao',
  email: 'asha@example.in',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'a long pass phrase',
};

const errorsOf = (changes: Partial<typeof asha>) =>
  registrationSchema
    .safeParse({ ...asha, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], wordingOf(message).en]);

describe('a registration', () => {
  it('is read as it is stored', () => {
    const typed = { ...asha, username: ' \uFF21sha ', email: ' asha@example.in\u200B', last_name: ' - ' };
    expect(registrationSchema.parse(typed)).toEqual({ ...asha, username: 'Asha', last_name: '-' });
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Use at least 3 characters.'],
    [{ username: 'x'.repeat(31) }, 'username', 'Use at most 30 characters.'],
    [{ username: 'asha rao' }, 'username', 'Use letters, digits, dots, hyphens and underscores.'],
    [{ email: 'asha@example' }, 'email', 'Enter a valid email address.'],
    [{ first_name: '...' }, 'first_name', 'Enter your first name.'],
    [{ last_name: 'x'.repeat(61) }, 'last_name', 'Use at most 60 characters.'],
    [{ last_name: '@' }, 'last_name', 'This looks like a web or email address. Enter only your name.'],
    [{ password: '🏍'.repeat(7) }, 'password', 'Password must be at least 8 characters long.'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters long.'],
  ])('with %j says of the field what to do', (changes, field, message) => {
    expect(errorsOf(changes)).toEqual([[field, message]]);
  });

  it('can be changed by either name, and by the same rules', () => {
    expect(userChangesSchema.parse({ last_name: '-' })).toEqual({ last_name: '-' });
    expect(userChangesSchema.safeParse({ first_name: ' ' }).success).toBe(false);
  });
});
