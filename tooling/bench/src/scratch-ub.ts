import { chromium } from 'playwright';
const [path = '/bikes/sample-jupiter-delhi-1', tag = 'x', ...rest] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'light'],
  ...(rest.includes('dark')
    ? [
        [1440, 'dark'],
        [390, 'dark'],
      ]
    : []),
] as const) {
  const page = await browser.newPage({
    viewport: { width: width as number, height: Number(process.env.H ?? 6000) },
    colorScheme: scheme as 'light',
    javaScriptEnabled: !rest.includes('nojs'),
  });
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.addInitScript(() => {
    const s = document.createElement('style');
    s.textContent = 'section,footer{content-visibility:visible !important}';
  });
  await page.goto('http://localhost:4110' + path);
  await page.waitForTimeout(2500);
  await page
    .addStyleTag({ content: '*{content-visibility:visible !important}' })
    .catch(() =>
      page.evaluate(() =>
        document
          .querySelectorAll<HTMLElement>('section,footer,div')
          .forEach((e) => (e.style.contentVisibility = 'visible')),
      ),
    );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  for (let y = 0; y < 9000; y += 500) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(180);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/used-bike/${tag}-${width}-${scheme}.png`, fullPage: true });
  console.log(width, scheme, wide);
}
await browser.close();
