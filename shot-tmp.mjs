import { chromium } from 'playwright';
const [,, ...views] = process.argv; // story:brand:scheme:locale:w:h:out
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const v of views) {
  const [story, brand, scheme, locale, w, h, out] = v.split(':');
  const page = await browser.newPage({ viewport: { width: +w, height: +h } });
  await page.goto(`http://localhost:6017/iframe.html?id=pages-wallet--${story}&viewMode=story&globals=brand:${brand};scheme:${scheme};locale:${locale}`, { timeout: 180000 });
  try { await page.waitForFunction(() => document.querySelector('main')?.textContent?.length > 10, null, { timeout: 120000 }); } catch {}
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shots/${out}.png` });
  await page.close();
}
await browser.close();
