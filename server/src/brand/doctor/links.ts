import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';

const TIMEOUT_MS = 10_000;

/** What the network's own names of errors mean. */
const OBSTACLES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be found from here',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'its server hangs up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is one that browsers do not trust',
};

function obstacle(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'its server does not answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return OBSTACLES[code] ?? 'it cannot be reached';
}

async function problem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? undefined : `its server returns ${response.status}`;
  } catch (error) {
    return obstacle(error);
  }
}

/** Links of `brand.json` that do not open. Asks the network. */
export async function linkFindings({
  legal,
  support,
  links: further = [],
}: BrandConfig): Promise<FieldFinding[]> {
  const links: [string, string][] = Object.entries(legal).flatMap(([name, texts]) =>
    Object.entries(texts).map(([locale, url]): [string, string] => [`legal.${name}.${locale}`, url]),
  );
  if (support.url !== undefined) links.push(['support.url', support.url]);
  for (const [at, { url }] of further.entries())
    if (!url.startsWith('/')) links.push([`links[${at}].url`, url]);
  const found = await Promise.all(
    links.map(async ([field, url]) => ({ field, url, why: await problem(url) })),
  );
  return found.flatMap(({ field, url, why }) =>
    why === undefined
      ? []
      : [
          {
            field,
            why: `${url}: ${why}, so people who tap it read nothing`,
            remedy: 'publish the page, or correct the address',
          },
        ],
  );
}
