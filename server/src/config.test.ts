import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config.values.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/x',
  SECRET_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1',
  SMTP_FROM: 'hello@mail.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1/sms',
  SMS_GATEWAY_TOKEN: 'token',
};

describe('development and production', () => {
  it('is development on loopback and production elsewhere', () => {
    expect(readConfig({ DATA_DIR: temporaryFolder() }).mode).toBe('development');
    expect(readConfig({ DATA_DIR: temporaryFolder(), HOST: '::1' }).mode).toBe('development');
    expect(readConfig({ ...production, NODE_ENV: undefined, HOST: '0.0.0.0' }).mode).toBe('production');
    expect(readConfig(production).mode).toBe('production');
  });

  it.each([
    ['DATABASE_URL', /EMBEDDED_POSTGRES=1/],
    ['SECRET_KEY', /SECRET_KEY/],
    ['SMTP_URL', /SMTP_URL/],
    ['SMTP_FROM', /SMTP_FROM/],
    ['SMS_GATEWAY_URL', /SMS_GATEWAY_URL/],
    ['SMS_GATEWAY_TOKEN', /SMS_GATEWAY_TOKEN/],
  ])('production without %s refuses to start and names the remedy', (name, remedy) => {
    const read = () => readConfig({ ...production, [name]: undefined });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(remedy);
  });

  it('production may run the embedded database when asked to', () => {
    const config = readConfig({ ...production, DATABASE_URL: undefined, EMBEDDED_POSTGRES: '1' });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('a short secret is no secret', () => {
    expect(() => readConfig({ ...production, SECRET_KEY: 'short' })).toThrow(/32/);
  });
});

describe('values', () => {
  it.each(['0x', '-1', '70000', '1.5', 'http'])('refuses the port %s with a sentence', (PORT) => {
    expect(() => readConfig({ DATA_DIR: temporaryFolder(), PORT })).toThrow(
      /PORT is ".+": give a whole number/,
    );
  });

  it.each([
    ['NODE_ENV', 'prod', /NODE_ENV is "prod": give one of production, development/],
    ['LOG_LEVEL', 'banana', /LOG_LEVEL is "banana": give one of fatal, error/],
    ['MIN_APP_VERSION', 'banana', /MIN_APP_VERSION is "banana": write it as 2\.8\.0/],
    ['MIN_APP_VERSION', '99.0.0', /MIN_APP_VERSION is "99\.0\.0", and this server serves .+ itself/],
    ['SMTP_URL', 'nonsense', /SMTP_URL is no address of its kind: write it as smtp:/],
    ['SMTP_URL', 'http://mail.example', /SMTP_URL/],
    ['SMS_GATEWAY_URL', 'sms.example', /SMS_GATEWAY_URL/],
    ['GOOGLE_ISSUER', 'accounts', /GOOGLE_ISSUER/],
    ['ADDRESS_HEADER', 'x real ip', /ADDRESS_HEADER/],
    ['MESSAGES_PER_MINUTE', '0', /MESSAGES_PER_MINUTE is "0": give a whole number from 1/],
    ['DATABASE_POOL', '1e1', /DATABASE_POOL is "1e1"/],
    // Making folders there never ended, and no signal was heard meanwhile.
    ['DATA_DIR', '/proc/x', /Cannot use \/proc\/x: no folder can be made there; choose another/],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ DATA_DIR: temporaryFolder(), [name]: value })).toThrow(sentence);
  });

  it('does not repeat the password of an address that does not fit', () => {
    expect(() => readConfig({ DATA_DIR: temporaryFolder(), SMTP_URL: 'smpt://me:hunter2@mail' })).toThrow(
      /^(?!.*hunter2)/,
    );
  });

  it('makes a data folder with all above it', () => {
    const dir = join(temporaryFolder(), 'a', 'b');
    readConfig({ DATA_DIR: dir });
    expect(statSync(dir).isDirectory()).toBe(true);
  });

  it('keeps the development secret in the data folder, for its owner alone', () => {
    const dir = temporaryFolder();
    const first = readConfig({ DATA_DIR: dir }).secret;
    expect(readConfig({ DATA_DIR: dir }).secret).toEqual(first);
    expect(readFileSync(join(dir, 'secret'), 'utf8')).toHaveLength(64);
    expect(statSync(join(dir, 'secret')).mode & 0o077).toBe(0);
    expect(readdirSync(dir)).toEqual(['secret']);
  });

  it('first starts at once end with one development secret', async () => {
    const dir = temporaryFolder();
    const code = `import { readConfig } from '${new URL('./config.ts', import.meta.url)}'; console.log(readConfig({ DATA_DIR: '${dir}' }).secret.toString())`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    const secrets = (await Promise.all(Array.from({ length: 8 }, start))).map(({ stdout }) => stdout);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.trim()).toHaveLength(64);
  });

  it('wants a pooler named beside what goes past it', () => {
    const direct = 'postgres://livery@10.0.0.5:5432/livery';
    expect(readConfig({ ...production, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
    const alone = { DATA_DIR: temporaryFolder(), DATABASE_DIRECT_URL: direct };
    expect(() => readConfig(alone)).toThrow('without DATABASE_URL');
    expect(() => readConfig({ ...production, DATABASE_DIRECT_URL: '10.0.0.5' })).toThrow(
      'DATABASE_DIRECT_URL',
    );
  });
});
