import { localHost } from './brand/brand.registry.ts';
import { type RunningServer, startServer } from './server.ts';

/** Errors whose message is a sentence for the person at the terminal; others show their stack. */
const SENTENCES = new Set(['ConfigError', 'BrandError', 'PostgresLaunchError', 'DatabaseConnectError']);

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
  const isSentence = error instanceof Error && SENTENCES.has(error.name);
  process.stderr.write(
    `${isSentence ? (error as Error).message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
});
