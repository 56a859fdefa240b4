import { runCommand } from '../run-command.ts';

const HELP = `npm run ops -- <command> --brand <id>

  posts list                       posts that wait for a look, the longest waiting first
  posts approve <id>               have everybody see one
  posts reject <id> --reason <…>   have nobody see one; its author reads the reason
  settings post_review hold|auto   whether posts wait for a look

Works on a server that runs: its DATA_DIR, or its DATABASE_URL. What is done stands in the table audit_log.
`;

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  posts: async (args) => (await import('./posts.ts')).posts(args),
  settings: async (args) => (await import('./settings.ts')).settings(args),
};

/** Runs `ops <command>`. Resolves with the exit code: 0 done, 1 not done, 2 the command itself was wrong. */
export const main = (args: string[]): Promise<number> => runCommand(HELP, COMMANDS, args);
