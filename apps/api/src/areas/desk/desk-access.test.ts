import { deskInboxSchema, deskPeopleSchema } from '@dopahiya/domain/desk';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, sessions, users } from '../../core/database/account-schema.ts';
import type { Database } from '../../core/database/open-database.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../accounts/second-factor/recovery-codes.ts';
import { AccountBrowser, asha } from '../../testing/account-browser.ts';
import { idOf, moderatorBrowser, roleBrowser } from '../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { confirmedBrowser, meera, ravi } from '../../testing/talking-people.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const plenty = { burst: 10_000, perSecond: 1000 };

const routes = [
  ['GET', 'desk/me/'],
  ['GET', 'desk/entries/?kind=model'],
  ['GET', 'desk/entries/model/surya-s1/'],
  ['POST', 'desk/entries/model/surya-s1/check/'],
  ['POST', 'desk/entries/model/surya-s1/preview/'],
  ['POST', 'desk/entries/model/surya-s1/draft/'],
  ['DELETE', 'desk/entries/model/surya-s1/draft/'],
  ['POST', 'desk/entries/model/surya-s1/publish/'],
  ['GET', 'desk/revisions/'],
  ['POST', 'desk/revisions/1/undo/'],
  ['POST', 'desk/brochure/surya-s1/'],
  ['POST', 'desk/brochure/surya-s1/file/'],
  ['POST', 'desk/photos/'],
  ['POST', 'desk/imports/'],
  ['POST', 'desk/imports/dry-run/'],
  ['POST', 'desk/exports/'],
  ['GET', 'desk/exports/unknown/'],
  ['POST', 'desk/code/'],
  ['GET', 'desk/people/'],
  ['PATCH', 'desk/people/ravi/'],
  ['GET', 'desk/inbox/'],
  ['GET', 'desk/messages/'],
  ['PATCH', 'desk/messages/1/'],
  ['DELETE', 'desk/messages/1/'],
  ['GET', 'desk/figure-reports/'],
  ['POST', 'desk/figure-reports/1/'],
  ['GET', 'desk/questions/'],
] as const;

describe('the desk', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;
  let editor: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now, { limits: testLimits({ writes: plenty }) });
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
    editor = await roleBrowser(api, database, ravi, { role: 'editor', proved: now });
  });
  afterAll(() => database.close());

  const statuses = (browser: AccountBrowser) =>
    Promise.all(routes.map(async ([method, path]) => (await browser.send(method, path)).status));
  const patch = (who: AccountBrowser, name: string, role: string | null) =>
    who.send('PATCH', `desk/people/${name}/`, { role });

  it('has nothing at any address for visitors, users and moderators, and lists all its routes', async () => {
    const known = new Set(routes.map(([method, path]) => `${method} ${path.replace(/\?.*/, '')}`.replace(/\/$/, '')));
    const served = api.app.routes.filter(({ path, method }) => path.startsWith('/api/desk/') && method !== 'ALL');
    const patternsOf = ({ method, path }: { method: string; path: string }) =>
      new RegExp(`^${method} ${path.replace('/api/', '').replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const route of served)
      expect(
        [...known].some((one) => patternsOf(route).test(one)),
        route.path,
      ).toBe(true);
    const none = routes.map(() => 404);
    expect(await statuses(new AccountBrowser(api.app))).toEqual(none);
    const moderator = await moderatorBrowser(api, database, meera);
    expect(await statuses(moderator)).toEqual(none);
    await database.orm.update(users).set({ role: null }).where(eq(users.username, meera.username));
    expect(await statuses(moderator)).toEqual(none);
  });

  it('asks for a code again after eight hours, and opens with one', async () => {
    const user_id = await idOf(database, ravi);
    const before = new Date(now.getTime() - 8 * 3_600_000 - 1);
    await database.orm.update(sessions).set({ proved_at: before }).where(eq(sessions.user_id, user_id));
    const refused = await editor.send('GET', 'desk/me/');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    const [code = ''] = newRecoveryCodes();
    expect((await editor.post('desk/code/', { code })).status).toBe(400);
    await database.orm.insert(recoveryCodes).values({ user_id, hash: hashRecoveryCode(code) });
    const opened = { username: ravi.username, role: 'editor' };
    expect((await editor.post('desk/code/', { code })).body).toEqual(opened);
    expect((await editor.send('GET', 'desk/me/')).body).toEqual(opened);
  });

  it('needs two-step sign-in', async () => {
    const id = await idOf(database, ravi);
    const ofRavi = and(eq(secondFactors.user_id, id));
    const [factor] = await database.orm.select().from(secondFactors).where(ofRavi);
    await database.orm.delete(secondFactors).where(ofRavi);
    const refused = await editor.send('GET', 'desk/me/');
    expect([refused.status, refused.body['detail']]).toEqual([403, expect.stringContaining('two-step sign-in')]);
    if (factor) await database.orm.insert(secondFactors).values(factor);
  });

  it('lets owners grant roles and editors not, and keeps the last owner', async () => {
    const refused = await patch(editor, ravi.username, 'owner');
    expect([refused.status, refused.body['detail']]).toEqual([403, 'Only owners can do this.']);
    expect((await editor.send('GET', 'desk/people/')).status).toBe(403);
    expect((await patch(owner, asha.username, 'editor')).status).toBe(409);
    expect((await patch(owner, 'nobody.here', 'editor')).status).toBe(404);
    await confirmedBrowser(api, database, { ...meera, username: 'new.editor', email: 'new@example.test' });
    const granted = await patch(owner, 'new.editor', 'editor');
    expect(deskPeopleSchema.parse(granted.body).people).toContainEqual({
      username: 'new.editor',
      role: 'editor',
      has_second_factor: false,
    });
    const taken = deskPeopleSchema.parse((await patch(owner, 'new.editor', null)).body);
    expect(taken.people.map(({ username }) => username)).toEqual([asha.username, ravi.username]);
  });

  it('counts what waits', async () => {
    const { body } = await editor.send('GET', 'desk/inbox/');
    expect(deskInboxSchema.parse(body)).toEqual({
      messages: 0,
      figure_reports: 0,
      questions: 0,
      moderation_cases: 0,
      drafts: 0,
    });
  });
});
