import { escapeHtml } from '../../infra/html.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every prefix of so many hexadecimal digits; of none there is one, the empty one. */
const prefixesOf = (digits: number): string[] =>
  Array.from({ length: 16 ** digits }, (_, at) =>
    digits === 0 ? '' : at.toString(16).padStart(digits, '0'),
  );

const partPath = (prefix: string): string => `/sitemap-posts${prefix && '-'}${prefix}.xml`;

/** The list of lists. */
export const sitemapIndex = (origin: string, digits: number): string => {
  const parts = prefixesOf(digits).map(
    (prefix) => `<sitemap><loc>${escapeHtml(origin + partPath(prefix))}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${parts.join('\n')}\n</sitemapindex>\n`;
};

interface Listed {
  id: string;
  create_at: Date;
}

const entryOf = (origin: string, { id, create_at }: Listed): string =>
  `<url><loc>${escapeHtml(`${origin}/posts/${id}`)}</loc><lastmod>${create_at.toISOString()}</lastmod></url>\n`;

/** One list, in pieces as its posts are read. */
export async function* sitemapOf(origin: string, posts: AsyncIterable<Listed[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SCHEMA}>\n`;
  for await (const some of posts) yield some.map((post) => entryOf(origin, post)).join('');
  yield '</urlset>\n';
}
