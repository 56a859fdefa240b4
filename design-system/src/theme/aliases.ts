import { ValueError } from './values.ts';

/** A token as it stands in the file, before its value is parsed. */
export interface RawToken {
  readonly path: string;
  /** `$type` of the token or of the nearest group that has one. */
  readonly type: string | undefined;
  readonly value: unknown;
}

const ALIAS = /^\{([^{}]+)\}$/;

/** Aliases and composite values together never go deeper in a real file; a limit keeps a hostile one from the stack. */
const DEEPEST = 24;

function target(raw: unknown): string | undefined {
  return typeof raw === 'string' ? ALIAS.exec(raw)?.[1] : undefined;
}

function follow(path: string, tokens: ReadonlyMap<string, RawToken>, trail: readonly string[]): unknown {
  if (trail.includes(path)) {
    throw new ValueError(
      `the alias goes in a circle, so it never comes to a value: ${[...trail, path].join(' → ')}`,
      'give one of them a value of its own',
    );
  }
  const token = tokens.get(path);
  if (token === undefined) {
    throw new ValueError(
      `the alias {${path}} points to no token of this file, so it has no value`,
      'name a token of this file by its full path',
    );
  }
  return resolve(token.value, tokens, [...trail, path]);
}

function resolve(
  raw: unknown,
  tokens: ReadonlyMap<string, RawToken>,
  trail: readonly string[],
  depth = 0,
): unknown {
  if (depth + trail.length > DEEPEST)
    throw new ValueError('the value lies too deep in lists and groups to be one', 'write the value itself');
  const path = target(raw);
  if (path !== undefined) return follow(path, tokens, trail);
  if (typeof raw !== 'object' || raw === null) return raw;
  const part = (value: unknown): unknown => resolve(value, tokens, trail, depth + 1);
  if (Array.isArray(raw)) return raw.map(part);
  return Object.fromEntries(Object.entries(raw).map(([key, value]: [string, unknown]) => [key, part(value)]));
}

/** The value of a token with every `{a.b.c}` in it replaced, parts of composite values included. Throws {@link ValueError}. */
export function resolveToken(token: RawToken, tokens: ReadonlyMap<string, RawToken>): unknown {
  return resolve(token.value, tokens, [token.path]);
}

/** `$type` of a token; an alias without one takes it from its target. */
export function typeOf(token: RawToken, tokens: ReadonlyMap<string, RawToken>, hops = 0): string | undefined {
  if (token.type !== undefined || hops > tokens.size) return token.type;
  const next = tokens.get(target(token.value) ?? '');
  return next === undefined ? undefined : typeOf(next, tokens, hops + 1);
}

/** The tokens that an alias leads to, one after the other; none for a token with a value of its own. */
export function pointsTo(path: string, tokens: ReadonlyMap<string, RawToken>): string[] {
  const way: string[] = [];
  let next = target(tokens.get(path)?.value);
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = target(tokens.get(next)?.value);
  }
  return way;
}
