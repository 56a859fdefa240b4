import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { ConfigError } from '../../../config.values.ts';
import { copyBrands } from '../../../testing/brands.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PAGE = { accept: 'text/html' };
let brands: Awaited<ReturnType<typeof copyBrands>>;
let app: TestApp;
let elsewhere: TestApp;

beforeAll(async () => {
  const on = { features: { captcha: true }, captcha: { provider: 'geetest', id: 'public-id' } };
  brands = await copyBrands({ lotus: on });
  const env = { CAPTCHA_KEY_LOTUS: 'key' };
  app = await startTestApp({ brandsDir: brands.dir, env });
  elsewhere = await startTestApp({
    brandsDir: brands.dir,
    env: {
      ...env,
      CAPTCHA_URL: 'https://captcha.example',
      CAPTCHA_SCRIPT_URL: 'https://static.example/v4/gt4.js',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await elsewhere.stop();
  await brands.remove();
});

const pageOf = async (from: TestApp = app, headers = {}) => {
  const { raw, status } = await from.call({
    url: '/captcha',
    brand: 'lotus',
    headers: { ...PAGE, ...headers },
  });
  const policy = String(raw.headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  );
  return { raw, status, directives, html: raw.body };
};

/** What the page hands to the provider's widget. */
const settingsIn = (html: string) => JSON.parse(/\)\((\{.*\})\)<\/script>/.exec(html)?.[1] ?? '');

describe('the page /captcha', () => {
  test('is there for a brand with a captcha alone', async () => {
    expect((await pageOf()).status).toBe(200);
    const other = await app.call({ url: '/captcha', brand: 'aurora', headers: PAGE });
    expect([other.status, other.raw.body.includes('initGeetest4')]).toEqual([404, false]);
    expect((await app.call({ url: '/captcha/more', brand: 'lotus' })).error).toBe('api.not_found');
  });

  test('runs the provider’s hosts and its own nonce, in an origin of its own, framed by this site alone', async () => {
    const { directives, raw, html } = await pageOf();
    const nonce = /<script nonce="([\w-]{20,})">/.exec(html)?.[1];
    const hosts = [
      'https://gcaptcha4.geetest.com',
      'https://gcaptcha4.geevisit.com',
      'https://gcaptcha4.gsensebot.com',
      'https://static.geetest.com',
      'https://static.geevisit.com',
    ];
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual([`'nonce-${nonce}'`, ...hosts]);
    expect(directives.get('connect-src')).toEqual(hosts);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
    expect(directives.get('sandbox')).toEqual(['allow-scripts']);
    expect(directives.has('require-trusted-types-for')).toBe(false);
    expect(raw.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect((await pageOf()).html).not.toContain(`nonce="${nonce}"`);
  });

  test('wears the brand, in the language and the scheme of the person', async () => {
    const { html } = await pageOf(app, { cookie: 'prefs=l%3Den%26s%3Ddark' });
    expect(html).toContain('<html lang="en" dir="ltr" class="brand-lotus" data-scheme="dark">');
    expect(html).toContain('--color-surface-overlay');
    expect(html).not.toContain('@font-face');
    expect(settingsIn(html)).toMatchObject({ config: { captchaId: 'public-id', language: 'eng' } });
    expect(settingsIn((await pageOf(app, { cookie: 'prefs=l%3Dzh-CN' })).html).config.language).toBe('zho');
  });

  test('names GeeTest by its script, and a provider elsewhere by its servers', async () => {
    const own = settingsIn((await pageOf()).html);
    expect(own.script).toBe('https://static.geetest.com/v4/gt4.js');
    expect(own.config).not.toHaveProperty('apiServers');
    const { html, directives } = await pageOf(elsewhere);
    expect(settingsIn(html)).toMatchObject({
      script: 'https://static.example/v4/gt4.js',
      config: { apiServers: ['captcha.example'], staticServers: ['static.example'], protocol: 'https://' },
    });
    expect(directives.get('img-src')).toEqual([
      'data:',
      'blob:',
      'https://captcha.example',
      'https://static.example',
    ]);
  });
});

test('the policy of the product’s page does not open for it', async () => {
  for (const brand of ['lotus', 'aurora']) {
    const { raw } = await app.call({ url: '/register', brand, headers: PAGE });
    const policy = String(raw.headers['content-security-policy']);
    expect(policy).toMatch(/frame-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/);
    expect(policy).not.toMatch(/gee|https?:/);
  }
});

test.each(['captcha.example', 'ftp://captcha.example', 'https://a.example/?q; script-src *', 'https://a b'])(
  'a provider at "%s" stops the start',
  (address) => {
    for (const name of ['CAPTCHA_URL', 'CAPTCHA_SCRIPT_URL']) {
      const start = () => readConfig({ DATA_DIR: '/nowhere', SECRET_KEY: 'x'.repeat(32), [name]: address });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(name);
    }
  },
);
