import { parseArgs } from 'node:util';
import type { OpsSetting } from '@livery/contract';
import { readLimits } from '../../src/config.limits.ts';
import { readLeastVersion } from '../../src/config.version.ts';
import { createAudit } from '../../src/domains/operators/audit/audit.service.ts';
import {
  createOpsSettings,
  type OpsBy,
  type OpsSettings,
} from '../../src/domains/operators/settings/settings.service.ts';
import { settingsUnlessSet } from '../../src/domains/operators/settings/unless-set.ts';
import { ApiError } from '../../src/infra/errors.ts';
import type { Tenant } from '../../src/infra/tenancy.ts';
import { UsageError } from '../brand/usage.ts';
import { changeLine } from './change-line.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { say, sayPage } from './say.ts';
import { parseChanges, refusedLines, settingLines } from './setting-words.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  next: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE = [
  'There are: settings show [<setting>] [--json], settings set <setting> <field>=<value> … --reason <text>,',
  'settings history <setting> [--next <…>] [--json], settings undo <setting> <seq> --reason <text>, settings post_review hold|auto --reason <text>.',
].join(' ');

const SAID = {
  'api.not_found':
    'There is no such setting, or no such change of it: see "settings show" and "settings history".',
  'api.validation': 'Write --next as it was said.',
  'api.invalid_data': 'That is what holds already: nothing was changed.',
};

/** Changes on a page of history. */
const PAST = 20;

interface Given {
  next: string | undefined;
  json: boolean;
  by: OpsBy;
}

const shown = (settings: readonly OpsSetting[], json: boolean): number =>
  say(json ? JSON.stringify(settings, null, 2) : settings.flatMap(settingLines).join('\n'));

type Command = (tenant: Tenant, words: string[], given: Given) => Promise<number>;

/** What is refused by the field is said by the field. */
const refused = (error: unknown): number => {
  const wrong = error instanceof ApiError ? Object.entries(error.params ?? {}) : [];
  if (wrong.length === 0) throw error;
  process.stderr.write(`${refusedLines(Object.fromEntries(wrong))}\n`);
  return 1;
};

const commandsOf = (settings: OpsSettings): Record<string, Command> => ({
  show: async (tenant, [key], { json }) =>
    shown(key === undefined ? await settings.list(tenant) : [await settings.read(tenant, key)], json),
  set: async (tenant, [key = '', ...changes], { json, by }) => {
    const given = parseChanges(await settings.read(tenant, key), changes);
    return shown([await settings.change(tenant, key, given, by)], json);
  },
  history: async (tenant, [key = ''], { next, json }) => {
    await settings.read(tenant, key);
    const page = await createAudit().page(tenant, { target: `settings.${key}`, limit: PAST, next_id: next });
    return sayPage(page, { json, textOf: changeLine, none: 'Nobody has changed it yet.' });
  },
  undo: async (tenant, [key = '', seq], { json, by }) =>
    shown([await settings.undo(tenant, key, Number(seq), by)], json),
  post_review: async (tenant, [mode], { by }) => {
    await settings.change(tenant, 'post_review', { mode }, by, { mayStay: true });
    return say(`post_review is ${mode}.`);
  },
});

/** How each is written; a change needs its reason. */
const FITS: Readonly<Record<string, (words: string[], reason: string) => boolean>> = {
  show: (words) => words.length <= 1,
  set: (words, reason) => words.length >= 2 && reason !== '',
  history: (words) => words.length === 1,
  undo: ([key, seq = '', ...rest], reason) =>
    key !== undefined && /^\d{1,15}$/.test(seq) && rest.length === 0 && reason !== '',
  post_review: ([mode = '', ...rest], reason) =>
    /^(hold|auto)$/.test(mode) && rest.length === 0 && reason !== '',
};

/** `settings show|set|history|undo`, by the console's own service. Servers see a change within two seconds. @throws UsageError */
export const settings = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action = '', ...words] = positionals;
  const reason = values.reason.trim();
  if (!FITS[action]?.(words, reason)) throw new UsageError(USAGE);
  const { env } = process;
  const unlessSet = settingsUnlessSet({ limits: readLimits(env), minVersion: readLeastVersion(env) });
  const command = commandsOf(createOpsSettings({ unlessSet }))[action];
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      const by = { operator, address: '', reason };
      return (
        (await command?.(tenant, words, { next: values.next, json: values.json, by }).catch(refused)) ?? 2
      );
    }),
  );
};
