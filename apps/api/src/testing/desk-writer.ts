import { eq } from 'drizzle-orm';
import { users } from '../core/database/account-schema.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { readApiEnv } from '../core/settings/env.ts';
import { withValue } from '../areas/desk/entries/compare-content.ts';
import type { Subject } from '../areas/desk/entries/desk-repository.ts';
import { kindOf } from '../areas/desk/entries/entry-service.ts';
import { PublicationService } from '../areas/desk/entries/publication-service.ts';
import { versionOf } from '../areas/seeding/index.ts';

/** Output of the writer once a publication is acknowledged. */
export interface Published {
  revision: number;
}

const clock = () => new Date();
const database = await openDatabase(readApiEnv());
const { orm } = database;
const publications = new PublicationService({ database, clock });

const person = {
  username: 'asha',
  username_key: 'asha',
  email: 'asha@example.test',
  email_key: 'asha@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password_hash: '',
  password_changed_at: clock(),
  created_at: clock(),
};
await orm.insert(users).values(person).onConflictDoNothing();
const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.username, person.username));
const author = { id: user?.id ?? 0, name: person.first_name };

async function publish(subject: Subject, path: string, value: unknown): Promise<void> {
  const content = await kindOf(subject.kind).read(orm, subject.slug);
  if (!content) throw new Error(`There is no ${subject.slug}`);
  const [changed, base] = [withValue(content, path, value), versionOf(content)];
  // The value comes from the clock, and may be the one that is there.
  if (versionOf(changed) === base) return;
  const { id } = await publications.publish(author, subject, { content: changed, base });
  process.stdout.write(`${JSON.stringify({ revision: id } satisfies Published)}\n`);
}

for (let number = 0; ; number++) {
  const stamp = `${clock().getTime()}-${number}`;
  await publish(
    { kind: 'model', slug: 'vega-110' },
    'specifications.kerb_weight',
    90 + (clock().getTime() % 5000) / 100,
  );
  await publish({ kind: 'article', slug: 'newer-one' }, 'title', `An article published at ${stamp}`);
  await publish({ kind: 'contact', slug: 'contact' }, 'mail', `mail-${stamp}@example.in`);
}
