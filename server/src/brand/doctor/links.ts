import type { FieldFinding } from '../brand.schema.check.ts';
import type { BrandConfig } from '../brand.schema.ts';

const TIMEOUT_MS = 10_000;

async function problem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? undefined : `its server returns ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `it cannot be reached (${cause instanceof Error ? cause.message : String(cause)})`;
  }
}

/** Links of `brand.json` that do not open. Asks the network. */
export async function linkFindings({ legal, support }: BrandConfig): Promise<FieldFinding[]> {
  const links: [string, string][] = Object.entries(legal).flatMap(([name, texts]) =>
    Object.entries(texts).map(([locale, url]): [string, string] => [`legal.${name}.${locale}`, url]),
  );
  if (support.url !== undefined) links.push(['support.url', support.url]);
  const found = await Promise.all(
    links.map(async ([field, url]) => ({ field, url, why: await problem(url) })),
  );
  return found.flatMap(({ field, url, why }) =>
    why === undefined
      ? []
      : [{ field, why: `${url}: ${why}`, remedy: 'publish the page, or correct the address' }],
  );
}
