import { expect, test, watch } from './support/test.ts';

test('the watch over the policy sees what a page must not do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const faults: string[] = [];
  await watch(context, faults);
  const page = await context.newPage();
  await page.goto('/home/recommend');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect.poll(() => faults.join('\n')).toContain('style-src');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'http://elsewhere.localhost:1/x.png';
    document.body.append(image);
  });
  await expect.poll(() => faults.join('\n')).toContain('img-src');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(() => faults.join('\n')).toContain('planted');
  await context.close();
});

test('the page carries its policy with a nonce of its own', async ({ request }) => {
  const [one, other] = [await request.get('/'), await request.get('/')];
  const policy = (answer: typeof one) => answer.headers()['content-security-policy'] ?? '';
  expect(policy(one)).toMatch(/script-src 'self' 'nonce-[\w-]+' 'wasm-unsafe-eval'/);
  expect(policy(one)).toMatch(/frame-ancestors 'none'/);
  expect(policy(one)).toMatch(/require-trusted-types-for 'script'/);
  expect(policy(one)).not.toBe(policy(other));
});
