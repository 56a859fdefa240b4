import { UsageError } from './brand/usage.ts';
import { helpOf } from './help-of.ts';

/** Errors whose message is a sentence for the person at the terminal. */
const SENTENCES = new Set([
  ...[
    'BrandError',
    'ConfigError',
    'PostgresLaunchError',
    'DatabaseConnectError',
    'BackupError',
    'PartitionError',
  ],
]);

/** Behind `--` stand values, not flags. */
const asksForHelp = (args: readonly string[]): boolean =>
  args
    .slice(0, args.includes('--') ? args.indexOf('--') : undefined)
    .some((arg) => arg === '--help' || arg === '-h');

/** Runs one of several commands. Resolves with the exit code: that of the command, 1 for what a sentence explains, 2 for a wrong one. */
export async function runCommand(
  help: string,
  commands: Readonly<Record<string, (args: string[]) => Promise<number>>>,
  [name = '', ...args]: string[],
): Promise<number> {
  const command = commands[name];
  if (command === undefined) {
    if (name === 'help' && commands[args[0] ?? '']) {
      process.stdout.write(helpOf(help, args[0] ?? ''));
      return 0;
    }
    const isAsked = name === '' || name === 'help' || asksForHelp([name]);
    if (isAsked) process.stdout.write(help);
    else process.stderr.write(`There is no command "${name}".\n\n${help}`);
    return isAsked ? 0 : 2;
  }
  if (asksForHelp(args)) {
    process.stdout.write(helpOf(help, name));
    return 0;
  }
  try {
    return await command(args);
  } catch (error) {
    // A wrong option is a TypeError with a code.
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!isUsage && !(error instanceof Error && SENTENCES.has(error.name))) throw error;
    process.stderr.write(`${error.message}\n`);
    return isUsage ? 2 : 1;
  }
}
