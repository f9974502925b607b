import { describe, expect, it } from 'vitest';
import { openDatabase } from '../core/database/open-database.ts';
import { MessageRepository } from '../areas/support/message-repository.ts';
import { supportCommand } from './support.ts';
import { commandResult, endOf, startCommand } from '../testing/run-commands.ts';
import { someSettings } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const message = (number: number, email: string) => ({
  digest: String(number),
  name: 'Pooja',
  email,
  email_key: email,
  mobile_number: '9876543210',
  city: 'Jaipur',
  comments: `Number ${number}\n2  21 Nov 2026`,
  sent_at: new Date('2026-11-21T12:00:00+05:30'),
});

describe('the command of support', () => {
  it('lists messages, and deletes those of a mail address or of a number', async () => {
    const settings = await someSettings();
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
    const database = await openDatabase({ databaseUrl, dataDir });
    const messages = new MessageRepository(database.orm);
    for (const [number, email] of ['a@example.test', 'b@example.test', 'a@example.test'].entries())
      await messages.add(message(number + 1, email), new Date(0), () => []);
    await database.close();
    const support = (...args: string[]) => commandResult(supportCommand, settings, args);
    const { output } = await endOf(startCommand(new URL('support.ts', import.meta.url), settings));
    const said = '  | b@example.test\n  | +91 9876543210\n  | Jaipur\n  | Number 2\n  | 2  21 Nov 2026';
    expect(output).toContain(`2  21 Nov 2026\n  | Pooja\n${said}\n`);
    expect(output).toContain('Page 1 of 1. Delete by: support delete EMAIL, or support delete NUMBER');
    expect((await support('delete', 'A@Example.test')).output).toBe('Deleted: 2 messages\n');
    expect((await support('delete', '2')).output).toBe('Deleted: 1 message\n');
    expect((await support('delete', '2')).output).toBe('No such message is stored.\n');
    expect((await support()).output).toBe('No message is stored.\n');
    const { code, errors } = await support('--page', '2');
    expect([code, errors]).toEqual([1, 'The list has one page. Ask for a page up to that.\n']);
  });

  it.each([['delete', '1', '2'], ['--nothing']])('says what it can do where it is told %j %j', async (...args) => {
    const settings = { DATA_DIR: temporaryFolder() };
    const { code, errors } = await commandResult(supportCommand, settings, args);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Name what to do with the messages of visitors:\n/)]);
  });
});
