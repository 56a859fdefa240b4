import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createOpsBlockWords } from '../../src/domains/operators/settings/block-words.ts';
import { createOpsSettings } from '../../src/domains/operators/settings/settings.service.ts';
import { blockWordIn } from '../../src/domains/users/block-words.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';
import { orSay } from './or-say.ts';
import { say, sayRows } from './say.ts';

const OPTIONS = {
  brand: { type: 'string' },
  reason: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

const USAGE =
  'There are: words list, words test <text>, words add|remove <word> … --reason <text>, words import <file> --reason <text>.';
const SAID = { 'api.validation': 'A word has 40 characters at most, and there are 2,000 at most.' };

const operators = createOpsBlockWords(createOpsSettings());

/** One a line. @throws UsageError */
const wordsOf = async (file: string | undefined): Promise<string[]> => {
  const text = await readFile(file ?? '', 'utf8').catch(() => {
    throw new UsageError(`There is no file ${file ?? ''}.`);
  });
  return text.split(/\r?\n/);
};

/** `words list|test|add|remove|import`. @throws UsageError */
export const words = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action, ...given] = positionals;
  const reason = values.reason.trim();
  if (action === 'list')
    return withOperations(values.brand, async ({ tenant }) =>
      sayRows(await operators.list(tenant), { json: values.json, textOf: (word) => word, none: '' }),
    );
  if (given.length === 0) throw new UsageError(USAGE);
  if (action === 'test')
    return withOperations(values.brand, async ({ tenant }) => {
      const word = blockWordIn(await operators.list(tenant), given.join(' '));
      return say(word === undefined ? 'It may be written.' : `It is refused for "${word}".`);
    });
  if ((action !== 'add' && action !== 'remove' && action !== 'import') || reason === '')
    throw new UsageError(USAGE);
  const listed = action === 'import' ? await wordsOf(given[0]) : given;
  const change = { add: action === 'remove' ? [] : listed, remove: action === 'remove' ? listed : [] };
  return withOperations(values.brand, ({ tenant, operator }) =>
    orSay(SAID, async () => {
      const all = await operators.change(tenant, change, { operator, address: '', reason });
      return say(`There are ${all.length} block words.`);
    }),
  );
};
