import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What `deploy/observability` asks Prometheus for is what `/metrics` says. */
const TOKEN = 'a token of at least thirty-two characters';
const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/observability/${name}`, import.meta.url), 'utf8');

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  annotations?: { summary: string };
}
interface Panel {
  title: string;
  description?: string;
  type: string;
  targets?: { expr: string }[];
}
const rules = (parse(read('rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: own }) => own,
);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
/** What Grafana puts in. */
const filled = (expr: string) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$node', '.*');
const asked: [string, string][] = [
  ...rules.map(({ record, alert, expr }): [string, string] => [record ?? alert ?? '', expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, filled(expr)]),
  ),
];

interface Query {
  metrics: string[];
  labels: string[];
  isWrong: boolean;
}
const readQuery = (text: string): Query => {
  const query: Query = { metrics: [], labels: [], isWrong: false };
  parser.parse(text).iterate({
    enter: ({ name, from, to, type }) => {
      if (type.isError) query.isWrong = true;
      if (name === 'Identifier') query.metrics.push(text.slice(from, to));
      if (name === 'LabelName') query.labels.push(text.slice(from, to));
    },
  });
  return query;
};

let app: TestApp;
let redis: TestRedis;
let exposed: Set<string>;
let labels: Set<string>;
beforeAll(async () => {
  redis = await startRedis();
  app = await startTestApp({
    env: { METRICS_TOKEN: TOKEN, REDIS_URL: redis.url, DATABASE_REPLICA_URLS: 'postgres://127.0.0.1:1/none' },
  });
  await app.call({ url: '/api/v1/users/me' });
  const { body } = (await app.call({ url: '/metrics', token: TOKEN })).raw;
  const described = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  exposed = new Set(
    described.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((ending) => name + ending) : [name],
    ),
  );
  labels = new Set([...body.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label));
});
afterAll(async () => {
  await app?.stop();
  await redis?.stop();
});

describe('dashboard and rules', () => {
  test.each(asked)('%s: %s', (_, expr) => {
    const { metrics, isWrong } = readQuery(expr);
    expect(isWrong).toBe(false);
    expect(metrics.length).toBeGreaterThan(0);
    const recorded = rules.flatMap(({ record }) => record ?? []);
    // `up` is Prometheus' own.
    const known = new Set([...exposed, ...recorded, 'up']);
    expect(metrics.filter((name) => !known.has(name))).toEqual([]);
  });

  test('a query that is none, and a metric that is not there, are found', () => {
    expect(readQuery('sum(rate(a[5m])').isWrong).toBe(true);
    expect(readQuery('sum by (le) (rate(nowhere_count{a="b"}[5m]))').metrics).toEqual(['nowhere_count']);
    expect(exposed.has('nowhere_count')).toBe(false);
  });

  test('labels are those that are there, or that Prometheus adds', () => {
    // Seen only once something has run.
    const later = ['batch', 'queue', 'job', 'outcome', 'code', 'instance', 'le', 'state', 'pool'];
    const used = new Set(asked.flatMap(([, expr]) => readQuery(expr).labels));
    expect([...used].filter((label) => !labels.has(label) && !later.includes(label))).toEqual([]);
  });

  test('every alarm says what it is, and the document what to do', () => {
    const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    for (const { alert, annotations } of rules)
      if (alert !== undefined)
        expect([alert, annotations?.summary, operating.includes(`\`${alert}\``)]).toEqual([
          alert,
          expect.stringMatching(/\w/),
          true,
        ]);
    for (const { type, title, description } of panels)
      if (type !== 'row') expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
  });
});
