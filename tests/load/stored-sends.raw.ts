import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { schemaName } from '../../server/src/infra/database/database.ts';
import type { World } from './stored-sends.world.ts';

const run = promisify(execFile);
const CLIENTS = 32;
const LONGEST_SECONDS = 32;

/** What one message costs the database: the member is looked up, the group counts on, the row is written. */
const statement = (schema: string, user: string, group: string, cid: string) => {
  // Of the length and the key of real ones.
  const id = `substr(md5(${cid}), 1, 11) || ${schema}.bucket_of(${group}) || substr(md5(${cid}), 12, 8)`;
  return `
with member as (select 1 from ${schema}.group_members
  where bucket = ${schema}.bucket_of(${group}) and group_id = ${group} and user_id = ${user}),
moved as (
  update ${schema}.groups set last_seq = last_seq + 1, last_message_id = ${id}, update_at = now()
  where bucket = ${schema}.bucket_of(${group}) and id = ${group} and exists (select from member) returning last_seq
)
insert into ${schema}.messages (bucket, group_id, seq, id, user_id, type, text, cid)
select ${schema}.bucket_of(${group}), ${group}, last_seq, ${id}, ${user}, 'text', 'Shall we meet at the tea house by the lake at seven?', ${cid} from moved
returning *`;
};

export interface Raw {
  /** pgbench where it is installed, else a loop of our own over the same statement. */
  tool: 'pgbench' | 'loop';
  perSecond(seconds: number): Promise<number>;
}

export const openRaw = async (world: World): Promise<Raw> => {
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  return hasPgbench
    ? { tool: 'pgbench', perSecond: (seconds) => pgbench(world, seconds) }
    : { tool: 'loop', perSecond: (seconds) => loop(world, seconds) };
};

const pgbench = async ({ url, brand, lines, dataDir }: World, seconds: number): Promise<number> => {
  const script = join(dataDir, 'send.sql');
  const [user, group] = [`('ann' || :n)`, `('ann' || :n || '_ben' || :n)`];
  const text = statement(schemaName(brand), user, group, `(:n || '-' || :a || '-' || :b)`);
  const sets = ['n', 'a', 'b'].map(
    (name) => `\\set ${name} random(0, ${name === 'n' ? lines.length - 1 : 1_000_000_000})`,
  );
  // One line: pgbench ends a statement at a semicolon, and a backslash command at the end of its line.
  await writeFile(script, `${sets.join('\n')}\n${text.replaceAll('\n', ' ')};\n`);
  // Its time runs while clients still connect: on a busy machine a short one may be over before the first is there.
  for (let time = seconds; time <= LONGEST_SECONDS; time *= 2) {
    const { stdout } = await run('pgbench', [
      ...['--no-vacuum', '--protocol=prepared', '--client', String(CLIENTS), '--jobs=1'],
      ...['--time', String(time), '--file', script, url],
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
    if (perSecond > 0) return perSecond;
  }
  throw new Error(`pgbench stored nothing within ${LONGEST_SECONDS} s.`);
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const loop = async ({ url, brand, lines }: World, seconds: number): Promise<number> => {
  const text = statement(schemaName(brand), '$1', '$2', '$3');
  // The time begins when all are there: on a busy machine they take longer to come than a short run lasts.
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(url)));
  const end = performance.now() + seconds * 1000;
  const send = async (client: pg.Client) => {
    let count = 0;
    while (performance.now() < end) {
      const line = lines[Math.floor(Math.random() * lines.length)];
      const id = `${Math.random()}-${Math.random()}`;
      await client.query({ name: 'send', text, values: [line?.userId, line?.groupId, id] });
      count += 1;
    }
    await client.end();
    return count;
  };
  const counts = await Promise.all(clients.map(send));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
};
