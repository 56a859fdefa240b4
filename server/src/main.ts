import { localHost } from './brand/brand.registry.ts';
import { type RunningServer, startServer } from './server.ts';
import { toldAtStart } from './told-at-start.ts';

const run = async (): Promise<void> => {
  let isStopping = false;
  let started: RunningServer | null = null;
  // Heard from the first moment: a start that is broken off takes its PostgreSQL along as the process exits.
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await started?.stop();
    process.exit(started ? 0 : 130);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const server = await startServer(process.env);
  started = server;
  for (const line of welcome(server)) process.stdout.write(`${line}\n`);
};

const welcome = ({ config, brands, origin }: Awaited<ReturnType<typeof startServer>>): string[] => {
  const port = new URL(origin).port;
  const rows = brands.all.map(({ id, config: { title, hosts } }) => {
    const host = brands.byHost(localHost(id))?.id === id ? localHost(id) : hosts[0];
    return `  ${title.en.padEnd(12)} http://${host}:${port}/   (${id})`;
  });
  const mailbox = config.mode === 'development' ? ['', `Codes arrive at /dev/mailbox of each address.`] : [];
  return ['', `ready: ${brands.all.length} brands on ${origin}`, ...rows, ...mailbox, ''];
};

run().catch((error: unknown) => {
  process.stderr.write(`${toldAtStart(error)}\n`);
  process.exit(1);
});
