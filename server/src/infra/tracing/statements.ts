import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Span, Step } from './span.ts';
import { beginStep, failureOf } from './traced.ts';

const LONGEST_TEXT = 2_000;
const LONGEST_NAME = 100;

const TABLE = /\b(?:from|join|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;

/** What a statement does, to which tables, in its own words: values are placeholders, and texts in it are taken out. */
export const describeStatement = (text: string): Step => {
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  const tables = new Set([...text.matchAll(TABLE)].map(([, table = '']) => table.toLowerCase()));
  return {
    name: [operation, ...tables].join(' ').slice(0, LONGEST_NAME),
    kind: 'client',
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, LONGEST_TEXT),
    },
  };
};

const known = new LRUCache<string, Step>({ max: 2_000 });

const stepOf = (text: string): Step => {
  const step = known.get(text) ?? describeStatement(text);
  known.set(text, step);
  return step;
};

type Query = (...given: unknown[]) => unknown;

/** The text of what `query` of a client is given; undefined for what runs by itself, such as a cursor. */
const textOf = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  const { text, submit } = (given ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
};

const endWith = (span: Span, error: unknown): void => span.end(error ? failureOf(error) : undefined);

/** Has each statement of a connection be a step of whatever it is run for. */
export const traceStatements = (client: pg.PoolClient): void => {
  const owner = client as unknown as { query: Query };
  const query = owner.query.bind(client) as Query;
  owner.query = (...given) => {
    const text = textOf(given[0]);
    const span = text === undefined ? undefined : beginStep(() => stepOf(text));
    if (!span) return query(...given);
    const told = given.at(-1);
    if (typeof told === 'function') {
      const tell = (error: unknown, result: unknown) => {
        endWith(span, error);
        told(error, result);
      };
      return query(...given.slice(0, -1), tell);
    }
    return (query(...given) as Promise<unknown>).then(
      (result) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        endWith(span, error);
        throw error;
      },
    );
  };
};
