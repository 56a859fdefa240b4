import { createHash } from 'node:crypto';
import { escapeHtml } from '../../html.ts';
import { type Schema, typeText } from './type-text.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Partial<Record<string, { schema?: Schema }>>;

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}

/** What the page reads of an OpenAPI document. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

interface Call extends Operation {
  /** `POST /api/v1/login` */
  name: string;
}

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
section { border-top: 1px solid; padding-block: 1rem }
h3 { margin: 0; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow-x: auto; margin: .25rem 0; padding: .75rem; border: 1px solid }
dt { font-weight: 600 } dd { margin: 0 }
nav ul { columns: 3 12rem }
`;

/** Nothing runs and nothing loads but the style in the page. */
export const API_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The API as a page to read, without a script: calls by subject, each with what it takes, returns and refuses. */
export const renderApiPage = ({ info, paths = {} }: ApiDocument): string => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, call]): Call => ({ ...call, name: `${method.toUpperCase()} ${path}` }),
    ),
  );
  const subjects = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'other');
  const names = [...subjects.keys()].toSorted();
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} ${escapeHtml(info.version)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>
<p>${escapeHtml(info.description ?? '')} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Subjects"><ul>${names.map((name) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
${names.map((name) => subjectHtml(name, subjects.get(name) ?? [])).join('\n')}
</body></html>`;
};

const subjectHtml = (name: string, calls: readonly Call[]): string =>
  `<h2 id="${idOf(name)}">${escapeHtml(name)}</h2>\n${calls.map(callHtml).join('\n')}`;

const callHtml = ({
  name,
  summary,
  description,
  security,
  parameters = [],
  requestBody,
  responses = {},
}: Call): string => {
  const parts = [
    ...parameters.map((each) => [`${each.in} ${each.name}${each.required ? '' : '?'}`, each.schema] as const),
    ['body', schemaOf(requestBody?.content)] as const,
    ...Object.entries(responses).map(
      ([status, each]) => [titleOf(status, each.description), schemaOf(each.content)] as const,
    ),
  ];
  const rows = parts.flatMap(([title, schema]) =>
    schema ? [`<dt>${escapeHtml(title)}</dt><dd><pre>${escapeHtml(typeText(schema))}</pre></dd>`] : [],
  );
  const texts = [summary, description].filter((text) => text !== undefined).map(escapeHtml);
  return `<section id="${idOf(name)}"><h3>${escapeHtml(name)}</h3>
<p>${texts.join('<br>')}${security ? ' <em>With an access token.</em>' : ''}</p>
<dl>${rows.join('\n')}</dl></section>`;
};

const titleOf = (status: string, description = ''): string => {
  const text = description === 'Default Response' ? '' : description;
  return text === '' ? status : `${status} · ${text}`;
};

const schemaOf = (content: Content | undefined): Schema | undefined =>
  content && Object.values(content)[0]?.schema;

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
