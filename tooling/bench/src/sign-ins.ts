/** Account with the cookie of a browser in which it has signed in. */
export interface Owner {
  username: string;
  password: string;
  cookie: string;
}

const send = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Registers an account and signs in once. @throws with the site's response on failure. */
export async function openAccount(origin: string): Promise<Owner> {
  const owner = { username: `owner-${Date.now()}`, password: 'monsoon over the ghats', cookie: '' };
  const account = { ...owner, email: 'owner@example.test', first_name: 'Asha', last_name: 'Rao' };
  for (const path of ['users/register', 'token']) {
    const answer = await send(`${origin}/api/${path}/`, account);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    const kept = answer.headers.getSetCookie().map((cookie) => String(cookie.split(';')[0]));
    owner.cookie = kept.filter((cookie) => cookie.includes('known-browser')).join('; ');
  }
  return owner;
}

/** Signs in from the browser that the owner used before. */
export async function signInAs(origin: string, { cookie, ...owner }: Owner): Promise<Response> {
  return readToEnd(await send(`${origin}/api/token/`, owner, { cookie }));
}

let strangers = 0;

/** Tries a password with a new account name from a new address. */
export async function tryStrangerPassword(origin: string): Promise<Response> {
  const number = ++strangers;
  const from = `100.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const guess = { username: `stranger-${number}`, password: 'a guess' };
  return readToEnd(await send(`${origin}/api/token/`, guess, { 'x-forwarded-for': from }));
}

async function readToEnd(answer: Response): Promise<Response> {
  await answer.arrayBuffer();
  return answer;
}
