import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { loadBrands } from '../../src/brand/brand.loader.ts';
import type { BrandRegistry } from '../../src/brand/brand.registry.ts';
import { readS3 } from '../../src/config.objects.ts';
import { dataDirOf, modeOf, readConfig } from '../../src/config.ts';
import { createAudit } from '../../src/domains/operators/audit/audit.service.ts';
import { openDatabase } from '../../src/infra/database/database.ts';
import { checkDatabase } from '../../src/infra/doctor/database.ts';
import { type Finding, messageOf, ok, wrong } from '../../src/infra/doctor/finding.ts';
import {
  checkMail,
  checkPublic,
  checkRedis,
  checkSms,
  checkTracing,
} from '../../src/infra/doctor/outside.ts';
import { checkDisk, checkObjects } from '../../src/infra/doctor/places.ts';
import { checkReplicas } from '../../src/infra/doctor/replicas.ts';
import { checkSecrets } from '../../src/infra/doctor/secrets.ts';
import { doctorProof } from '../../src/infra/http/doctor-proof.ts';
import { createSmtpMailer } from '../../src/infra/mail/mailer.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { urlOfRunning } from '../../src/infra/postgres/running.ts';
import { brandsDir, UsageError } from '../brand/usage.ts';
import { serverSecret } from './installation.ts';

const OPTIONS = {
  url: { type: 'string', multiple: true },
  'send-to': { type: 'string' },
  'backup-hours': { type: 'string', default: '26' },
  json: { type: 'boolean', default: false },
} as const;

interface Order {
  urls: string[] | undefined;
  sendTo: string | undefined;
  backupHours: number;
}

const MEGABYTE = 1024 * 1024;
const LEAST_FREE = 1024 * MEGABYTE;
const log = pino({ level: 'silent' });

type Check = () => Promise<Finding[]>;

/** What a look itself stumbles over is a finding too. */
const guarded = (check: string, look: Check): Promise<Finding[]> =>
  look().catch((error: unknown) => [wrong(check, messageOf(error), 'Correct that, and ask again.')]);

/** As a server would read them; what is said of the key is said by another look. */
const settingsOf = (env: NodeJS.ProcessEnv) => {
  const SECRET_KEY = env['SECRET_KEY'] || randomBytes(32).toString('hex');
  try {
    return { config: readConfig({ ...env, SECRET_KEY }), findings: [ok('settings', 'They fit.')] };
  } catch (error) {
    return {
      config: undefined,
      findings: [wrong('settings', messageOf(error), 'A server does not start with it.')],
    };
  }
};

const checkAudit = async (url: string, brands: BrandRegistry): Promise<Finding[]> => {
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  try {
    const broken: Finding[] = [];
    for (const brand of brands.all) {
      const { broken_at } = await createAudit().check({ brand, db: database.tenant(brand.id) });
      if (broken_at !== null)
        broken.push(
          wrong(
            'audit',
            `Row ${broken_at} of ${brand.id} is not as it was written.`,
            'Find out who owns the database; compare with a backup.',
          ),
        );
    }
    return broken.length > 0 ? broken : [ok('audit', 'Every log is as it was written.')];
  } finally {
    await database.close();
  }
};

const sendMail = async (env: NodeJS.ProcessEnv, to: string | undefined): Promise<Finding[]> => {
  const { SMTP_URL: url, SMTP_FROM: from = '' } = env;
  if (!to || !url) return [];
  const text = 'A mail of `npm run ops -- doctor`: it came.';
  const mail = { brand: '', fromName: 'doctor', to, subject: 'doctor', text };
  await createSmtpMailer({ url, from }).send(mail);
  return [ok('mail', `One was handed over for ${to}.`)];
};

/** Where people come: what was named, or the first host of each brand. */
const publicUrls = (urls: string[] | undefined, brands: BrandRegistry, isProduction: boolean): string[] =>
  urls ?? (isProduction ? brands.all.map(({ config }) => `https://${config.hosts[0]}`) : []);

const examine = async (env: NodeJS.ProcessEnv, { urls, sendTo, backupHours }: Order): Promise<Finding[]> => {
  const { config, findings } = settingsOf(env);
  const dataDir = dataDirOf(env);
  const isProduction = modeOf(env) === 'production';
  const brands = await loadBrands(brandsDir(undefined), { strict: false });
  const direct = env['DATABASE_DIRECT_URL'] || undefined;
  const urlOf = async () => env['DATABASE_URL'] || (await urlOfRunning(dataDir));
  const ids = brands.all.map(({ id }) => id);
  const key = Buffer.from((await serverSecret(dataDir)) ?? '');
  const questions = {
    addressHeader: config?.addressHeader,
    proof: (nonce: string) => doctorProof(key, nonce),
  };
  const looks: [string, Check][] = [
    ['secrets', async () => checkSecrets(env, isProduction)],
    ['disk', async () => [await checkDisk(dataDir, config?.freeSpace ?? LEAST_FREE)]],
    ['database', async () => checkDatabase({ url: await urlOf(), direct, brands: ids, backupHours })],
    [
      'replicas',
      async () => (config?.replicas ? checkReplicas(direct ?? (await urlOf()), config.replicas) : []),
    ],
    ['audit', async () => checkAudit(direct ?? (await urlOf()), brands)],
    ['redis', () => checkRedis(env)],
    ['mail', () => checkMail(env['SMTP_URL'])],
    ['mail', () => sendMail(env, sendTo)],
    ['sms', () => checkSms(env['SMS_GATEWAY_URL'], env['SMS_GATEWAY_TOKEN'])],
    ['traces', () => checkTracing(env)],
    [
      'objects',
      async () => {
        const objects = await openObjects({ dataDir, secret: randomBytes(32), s3: readS3(env) }, log);
        return checkObjects(objects, ids[0] ?? 'doctor');
      },
    ],
    ...publicUrls(urls, brands, isProduction).map((url): [string, Check] => [
      'proxy',
      () => checkPublic(url, questions),
    ]),
  ];
  const all = [...findings];
  for (const [check, look] of looks) all.push(...(await guarded(check, look)));
  return all;
};

const line = ({ check, level, what, todo }: Finding): string =>
  `${level.padEnd(5)}  ${check.padEnd(10)}  ${what}${todo ? ` ${todo}` : ''}\n`;

/** @throws UsageError */
const hoursOf = (text: string): number => {
  const hours = Number(text);
  if (hours > 0) return hours;
  throw new UsageError('--backup-hours takes a number of hours.');
};

/** @throws UsageError */
const requireUrls = (urls: string[] | undefined): string[] | undefined => {
  const isWeb = (url: string) => URL.canParse(url) && /^https?:/.test(url);
  if (urls?.every(isWeb) ?? true) return urls;
  throw new UsageError('--url takes an address, with https:// before it.');
};

/** `doctor`: a line a finding; exit code 1 where something is wrong. @throws UsageError */
export const doctor = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const findings = await examine(process.env, {
    urls: requireUrls(values.url),
    sendTo: values['send-to'],
    backupHours: hoursOf(values['backup-hours']),
  });
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length;
  const isWell = count('wrong') === 0;
  if (values.json) process.stdout.write(`${JSON.stringify({ is_well: isWell, findings })}\n`);
  else
    process.stdout.write(
      `${findings.map(line).join('')}${count('wrong')} wrong, ${count('warn')} to look at, ${count('ok')} well.\n`,
    );
  return isWell ? 0 : 1;
};
