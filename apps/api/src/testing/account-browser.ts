import type { SeededApp } from './seeded-app.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** User who registers in tests. */
export const asha = {
  username: 'Asha.R',
  email: 'asha@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'monsoon over the ghats',
};

/** Browser for tests that keeps the site's cookies and the access token. */
export class AccountBrowser {
  /** Session cookie. */
  cookie = '';
  /** Cookie that makes the browser known to its accounts. */
  known = '';
  access = '';
  readonly #app: SeededApp['app'];
  readonly #address: string;

  constructor(app: SeededApp['app'], address = '198.51.100.1') {
    this.#app = app;
    this.#address = address;
  }

  async send(method: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const request = {
      method,
      headers: {
        ...(json !== undefined && !(json instanceof FormData) && { 'content-type': 'application/json' }),
        cookie: [this.cookie, this.known].filter(Boolean).join('; '),
        ...(this.access && { authorization: `Bearer ${this.access}` }),
        ...headers,
      },
      ...(json !== undefined && { body: json instanceof FormData ? json : JSON.stringify(json) }),
    };
    const answer = await this.#app.request(`/api/${path}`, request, { address: this.#address });
    for (const set of answer.headers.getSetCookie()) this.#keep(set);
    const body = (await answer.json()) as Record<string, unknown>;
    if (typeof body['access'] === 'string') this.access = body['access'];
    return { status: answer.status, headers: answer.headers, body };
  }

  #keep(set: string): void {
    const kept = /Max-Age=0/.test(set) ? '' : String(set.split(';')[0]);
    if (set.includes('known-browser=')) this.known = kept;
    else this.cookie = kept;
  }

  post(path: string, json?: unknown): Promise<Answer> {
    return this.send('POST', path, json);
  }

  signIn({ username, password }: { username: string; password: string } = asha): Promise<Answer> {
    return this.post('token/', { username, password });
  }

  me(): Promise<Answer> {
    return this.send('GET', 'users/me/');
  }
}
