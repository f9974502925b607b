import { pino } from 'pino';
import { readApiEnv } from '../core/settings/env.ts';
import { openApi } from '../open-api.ts';

/** Output of the process once a request is acknowledged: the expected mail, by recipient and beginning of its subject. */
export interface CausedMail {
  to: string;
  subject: string;
}

const run = String(process.argv[2]);
const api = await openApi({ ...readApiEnv(), logger: pino({ level: 'silent' }) });

async function cause(path: string, body: object, mail: CausedMail): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { ok } = await api.fetch(new Request(`http://site.test/api/${path}`, request));
  if (ok) process.stdout.write(`${JSON.stringify(mail)}\n`);
}

const names = { first_name: 'Asha', last_name: 'Rao', password: 'monsoon over the ghats' };

for (let number = 0; ; number++) {
  const username = `rider-${run}-${number}`;
  const to = `${username}@example.test`;
  await cause('users/register/', { ...names, username, email: to }, { to, subject: 'Confirm your email' });
  await cause('users/forgot-password/', { email: to }, { to, subject: 'Choose a new password' });
}
