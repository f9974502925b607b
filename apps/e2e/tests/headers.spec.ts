import { request as nodeRequest } from 'node:http';
import { expect, test } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

const page = '/best-bikes';

test('the headers of pages keep scripts, secrets and forms safe, and save what a browser has', async ({ request }) => {
  await test.step('no script may run but those of the site and what it wrote itself', async () => {
    const policy = (await request.get(page)).headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
  });
  await test.step('a browser that has a page is told so, and its scripts are kept for ever', async () => {
    const first = await request.get(page);
    const etag = first.headers()['etag'] ?? '';
    const again = await request.get(page, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    const [module = ''] = /\/assets\/[\w.-]+\.js/.exec(await first.text()) ?? [];
    expect((await request.get(module)).headers()['cache-control']).toContain('immutable');
  });
  await test.step('a page whose address holds a secret lets no other site know where a visitor came from', async () => {
    const policyOf = async (path: string) => (await request.get(path)).headers()['referrer-policy'];
    const token = 'a'.repeat(43);
    for (const path of ['/reset-password', '/verify-email'])
      expect([await policyOf(path), await policyOf(`${path}?token=${token}`)]).toEqual(['no-referrer', 'no-referrer']);
    const refused = await request.post(`/reset-password?token=${token}`, { form: { token, password: '' } });
    expect([refused.status(), refused.headers()['referrer-policy']]).toEqual([400, 'no-referrer']);
    expect(await policyOf(page)).toBe('strict-origin-when-cross-origin');
  });
  await test.step('asking for the head of a page gives its headers and no body', async () => {
    const head = await request.head(page);
    expect(head.status()).toBe(200);
    expect(head.headers()['etag']).toBe((await request.get(page)).headers()['etag']);
  });
  await test.step('a form that is too long, of another site or none at all is refused with the reason', async () => {
    const send = (data: string, headers: Record<string, string>) => request.post('/login', { data, headers });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await send(`username=${'a'.repeat(70_000)}`, form),
      await send('username=asha', { ...form, origin: 'https://evil.test' }),
      await send('{}', { 'content-type': 'application/json' }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([413, 403, 415]);
    const reasons = ['Your form is too long', 'another website', 'only accepts forms'];
    for (const [index, answer] of answers.entries()) expect(await answer.text()).toContain(reasons[index]);
  });
  await test.step('what a visitor calls the host gets into no page', async () => {
    const html = await getAs('evil.test', '/honda/activa');
    expect(html).toContain('Activa');
    expect(html).not.toContain('evil.test');
  });
  await test.step('another spelling of an address leads to the one', async () => {
    for (const spelling of ['/Best-Bikes', '/best-bikes/', '/%62est-bikes', '/Best-Bikes?page=2']) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(spelling.endsWith('?page=2') ? `${page}?page=2` : page);
    }
  });
});

function getAs(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = nodeRequest(readAddresses().site + path, { headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve(body));
    });
    call.on('error', reject).end();
  });
}
