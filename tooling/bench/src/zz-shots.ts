import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const pages = process.argv.slice(2);
for (const [width, dark] of [[1440,false],[390,false],[1440,true]] as const) {
  const c = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark':'light' });
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type()==='error'||m.type()==='warning') console.log(width, m.text()); });
  for (const path of pages) {
    await p.goto('http://localhost:4130'+path, { waitUntil: 'networkidle' });
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/parts/${path.replaceAll('/','_')}-${width}${dark?'-dark':''}.png`, fullPage: true });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(path, width, 'overflow', over);
  }
  await c.close();
}
await browser.close();
