import { parseArgs } from 'node:util';
import { type Goes, removeBrand, whatGoes } from '../../src/infra/backup/remove-brand.ts';
import { typed } from '../brand/questions.ts';
import { UsageError } from '../brand/usage.ts';
import { backup, restore } from './backup.ts';
import { withInstallation } from './installation.ts';

const OPTIONS = { confirm: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
const ID = /^[a-z][a-z0-9]{1,30}$/;

const say = (id: string, { people, posts, messages, jobs, objects, folder }: Goes): string =>
  `Of ${id} go, for good: ${people} people, ${posts} posts, ${messages} messages and all their rows, ${jobs} jobs, ${objects} objects, ${
    folder ? `the folder ${folder}` : 'no folder'
  }.\n`;

const remove = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id = ''] = positionals;
  if (!ID.test(id) || positionals.length > 1) throw new UsageError('Name one brand: brand delete <id>.');
  return withInstallation(async (installation) => {
    const goes = await whatGoes(installation, id);
    if (goes.isNothing) {
      process.stderr.write(`There is nothing of a brand "${id}" here.\n`);
      return 1;
    }
    if (!values.json) process.stdout.write(say(id, goes));
    const meant = values.confirm ?? (await typed(`Type "${id}" to delete it: `, 'nothing was deleted.'));
    if (meant.trim() !== id) {
      process.stderr.write(`That is not "${id}": nothing was deleted.\n`);
      return 1;
    }
    await removeBrand(installation, id);
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ deleted: id, ...goes })}\n`
        : `${id} is deleted. Start every server that served it anew.\n`,
    );
    return 0;
  });
};

/** As of the whole, of one brand that is named. */
const ofOne = (name: string, work: (args: string[]) => Promise<number>) => (args: string[]) => {
  const isNamed = args.some((arg) => arg === '--brand' || arg.startsWith('--brand='));
  if (!isNamed) throw new UsageError(`Name the brand: brand ${name} <folder> --brand <id>.`);
  return work(args);
};

const ACTIONS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  delete: remove,
  export: ofOne('export', backup),
  import: ofOne('import', restore),
};

/** `brand export|import|delete`. @throws UsageError, BackupError */
export const brand = async ([name = '', ...args]: string[]): Promise<number> => {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new UsageError('There are: brand export, brand import, brand delete.');
  return action(args);
};
