import { chromium } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { readFileSync } from 'node:fs';
const people = JSON.parse(readFileSync('/tmp/deskui-people.json', 'utf8'));
const base = 'http://127.0.0.1:3150';
const w = Number(process.argv[2] ?? 1440);
const only = process.argv[3];
const stub = process.env.STUB !== '0';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const ctx = await b.newContext({ viewport: { width: w, height: w > 700 ? 900 : 844 }, reducedMotion: 'reduce' });
const p = await ctx.newPage();
p.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 200), m.location().url));
p.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
p.setDefaultTimeout(9000);
if (stub) {
  await p.route('**/api/desk/me/', (r) => r.fulfill({ json: { username: 'devika', role: 'owner' } }));
  await p.route('**/api/desk/inbox/', (r) => r.fulfill({ json: { messages: 2, figure_reports: 1, questions: 4, moderation_cases: 0, drafts: 0 } }));
}
const shot = (n) => p.screenshot({ path: `/tmp/deskui-shots/${n}-${w}.png`, fullPage: true });
const code = () => new TOTP({ secret: Secret.fromBase32(people.ownerSecret) }).generate({ timestamp: Date.now() + Number(process.env.STEP ?? 0) * 30000 });
const step = async (n, f) => { try { await f(); console.log('ok', n); } catch (e) { console.log('FAIL', n, String(e).slice(0, 500)); await shot('fail-' + n); } };
await p.goto(base + '/login?return=%2Fdesk');
await p.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
await p.getByLabel('Username').fill('devika');
await p.getByLabel('Password', { exact: true }).fill('monsoon over the ghats');
await p.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
await p.getByLabel('Code', { exact: true }).fill(code());
await p.getByRole('main').getByRole('button', { name: 'Login' }).click();
await p.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
await p.waitForTimeout(800);
await shot('overview');
export { p, shot, step, base, b, w };
const steps = {
  async list() { await p.goto(base + '/desk/model'); await p.getByRole('heading', { level: 1, name: 'Models' }).waitFor(); await p.waitForTimeout(800); await shot('list'); },
  async mileage() {
    await p.goto(base + '/desk/model/splendor-plus');
    const f = p.getByRole('textbox', { name: /^Mileage/ }).first();
    await f.waitFor(); await shot('editor');
    console.log('was', await f.inputValue());
    await f.fill('71');
    await p.getByText('Saved', { exact: true }).waitFor();
    await p.getByRole('tab', { name: 'Review and publish' }).click();
    await p.getByRole('heading', { name: /change/ }).waitFor(); await p.waitForTimeout(2500); await shot('review');
    await p.getByRole('button', { name: 'Publish' }).click();
    await p.getByText('Published. Live within a minute.').waitFor(); await shot('published');
    const html = await (await ctx.request.get(base + '/hero/splendor-plus')).text();
    console.log('public has 71:', /71(?:&nbsp;| |\u00a0)?\s*km/.test(html));
    await p.getByRole('tab', { name: 'History' }).click(); await p.waitForTimeout(900); await shot('history');
    await p.getByRole('button', { name: /^Undo/ }).first().click();
    await p.getByText('Published. Live within a minute.').waitFor({ state: 'detached' });
    console.log('after undo', await p.getByRole('textbox', { name: /^Mileage/ }).first().inputValue());
  },
  async showroom() {
    await p.goto(base + '/desk/showroom');
    await p.getByRole('button', { name: 'New' }).click();
    await p.getByLabel('Name').fill('Honda Pune Camp'); await shot('new');
    await p.getByRole('button', { name: 'Continue' }).click();
    await p.getByRole('combobox', { name: /^Brand/ }).waitFor();
    await shot('showroom-new');
    await p.getByRole('combobox', { name: /^Brand/ }).selectOption('honda');
    await p.getByRole('textbox', { name: /^City/ }).fill('pune');
    const n = p.getByRole('textbox', { name: /^Name/ }); if (!(await n.inputValue())) await n.fill('Honda Pune Camp');
    await p.getByRole('textbox', { name: /^Address/ }).fill('12 MG Road, Camp, Pune');
    await p.getByRole('tab', { name: 'Review and publish' }).click();
    await p.getByRole('heading', { name: /change/ }).waitFor(); await shot('showroom-review');
    await p.getByRole('button', { name: 'Publish' }).click();
    await p.getByText('Published. Live within a minute.').waitFor(); await shot('showroom-published');
    const href = await p.getByRole('link', { name: 'See the page' }).getAttribute('href');
    const html = await (await ctx.request.get(base + href)).text();
    console.log(href, 'public has it:', html.includes('Honda Pune Camp'));
    await p.getByRole('button', { name: /^Undo/ }).first().click();
    await p.getByText('Published. Live within a minute.').waitFor({ state: 'detached' });
    await p.waitForTimeout(500); await shot('showroom-undone');
  },
  async article() {
    await p.goto(base + '/desk/article');
    await p.getByRole('button', { name: 'New' }).click();
    await p.getByLabel('Name').fill('Tyres in the rain');
    await p.getByRole('button', { name: 'Continue' }).click();
    await p.getByLabel(/^Date/).waitFor(); await shot('article-new');
    await p.getByLabel(/^Date/).fill('2026-11-29');
    await p.getByRole('combobox', { name: /^Category/ }).selectOption({ index: 1 });
    await p.getByRole('textbox', { name: /^Author/ }).fill('Devika Rao');
    await p.getByRole('group', { name: /^Sample/ }).getByRole('radio', { name: 'No', exact: true }).check();
    const t = p.getByRole('textbox', { name: /^Title/ }).first(); if (!(await t.inputValue())) await t.fill('Tyres in the rain');
    await p.getByRole('textbox', { name: /^Text|^Markdown/ }).first().fill('Rain makes the first minutes slippery.\n\n## How far\n\nThe Activa weighs {{spec activa kerb-weight}}.');
    await p.waitForTimeout(3500); await shot('article-edit');
    await p.getByRole('tab', { name: 'Review and publish' }).click();
    await p.getByRole('heading', { name: /change/ }).waitFor(); await p.waitForTimeout(1500); await shot('article-review');
    await p.getByRole('button', { name: 'Publish' }).click();
    await p.getByText('Published. Live within a minute.').waitFor();
    const href = await p.getByRole('link', { name: 'See the page' }).getAttribute('href');
    const r = await ctx.request.get(base + href);
    console.log(href, r.status(), (await r.text()).includes('Rain makes the first minutes'));
    await p.getByRole('button', { name: /^Undo/ }).first().click();
    await p.getByText('Published. Live within a minute.').waitFor({ state: 'detached' });
    console.log('after undo', (await ctx.request.get(base + href)).status());
  },
  async photo() {
    await p.goto(base + '/desk/model/activa');
    await p.getByRole('button', { name: 'Add to Photos' }).waitFor().catch(() => {});
    await p.getByRole('button', { name: /^Add to Photo/ }).click();
    await p.locator('input[type=file]').first().setInputFiles('/tmp/deskui-photo.jpg');
    await p.locator('[id="at-photos.0"] img').waitFor();
    for (const [n, v] of [[/^What|^Alt|^Description/, 'A scooter'], [/^Credit|^Photographer/, 'Devika Rao'], [/^Licence/, 'CC BY 4.0']]) await p.locator('[id="at-photos.0"]').getByRole('textbox', { name: n }).first().fill(v);
    await shot('photo');
    await p.getByRole('tab', { name: 'Review and publish' }).click();
    await p.getByRole('heading', { name: /change/ }).waitFor(); await p.waitForTimeout(1500); await shot('photo-review');
    await p.getByRole('button', { name: 'Publish' }).click();
    await p.getByText('Published. Live within a minute.').waitFor({ timeout: 30000 });
    const href = await p.getByRole('link', { name: 'See the page' }).getAttribute('href');
    console.log(href, 'photo on page', /media\/photos/.test(await (await ctx.request.get(base + href)).text()));
    await p.getByRole('button', { name: /^Undo/ }).first().click();
    await p.getByText('Published. Live within a minute.').waitFor({ state: 'detached' });
  },
  async sheet() {
    await p.goto(base + '/desk/model/splendor-plus');
    await p.getByRole('tab', { name: 'Read a spec sheet' }).click();
    await p.getByLabel('Text of the spec sheet').fill('Engine: 97.2 cc\nKerb weight: 112 kg\nFeel the power!\nSeat height 785 mm\nTop speed - 87 kmph');
    await p.getByRole('button', { name: 'Read', exact: true }).click();
    await p.getByRole('heading', { name: /fact/ }).waitFor(); await shot('sheet');
  },
  async log() { await p.goto(base + '/desk/log'); await p.waitForTimeout(1500); await shot('log'); },
  async others() {
    for (const s of ['brand', 'faqs', 'part-group', 'loan-offers', 'claims', 'contact', 'import', 'inbox', 'people', 'nothing']) { await p.goto(base + '/desk/' + s); await p.waitForTimeout(1800); await shot('x-' + s); console.log(s, await p.locator('h1').allInnerTexts(), await p.getByRole('alert').allInnerTexts()); }
  },
};
for (const [n, f] of Object.entries(steps)) if (!only || only.split(',').includes(n)) await step(n, f);
const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
console.log('sideways scroll', wide);
await b.close();
