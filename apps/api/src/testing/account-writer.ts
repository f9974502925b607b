import { pino } from 'pino';
import { readApiEnv } from '../core/settings/env.ts';
import { openApi } from '../open-api.ts';

const run = String(process.argv[2]);
const api = await openApi({ ...readApiEnv(), logger: pino({ level: 'silent' }) });

const post = (path: string, body: object, cookie = '') =>
  api.fetch(
    new Request(`http://site.test/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
  );
const cookieOf = (answer: Response) => String(answer.headers.get('set-cookie')?.split(';')[0]);
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

const password = 'monsoon over the ghats';
const names = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.test' };

for (let number = 0; ; number++) {
  const username = `rider-${run}-${number}`;
  // A busy machine may answer 503: what was refused is not said.
  if (!(await post('users/register/', { username, password, ...names })).ok) continue;
  say({ account: username });
  let answer = await post('token/', { username, password });
  for (let turn = 0; turn < 20 && answer.ok; turn++) {
    const used = cookieOf(answer);
    answer = await post('token/refresh/', {}, used);
    if (answer.ok) say({ used, next: cookieOf(answer) });
  }
}
