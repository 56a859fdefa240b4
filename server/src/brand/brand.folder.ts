import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BrandFinding } from './brand.findings.ts';

/** Reads the files of one brand folder and collects what is wrong with them. */
export interface BrandFolder {
  readonly id: string;
  readonly dir: string;
  readonly findings: BrandFinding[];
  /** The content, or undefined with a finding. A missing optional file is no finding. */
  bytes(path: string, rule: FileRule): Promise<Buffer | undefined>;
  json(path: string, rule: FileRule): Promise<unknown>;
  refuse(path: string, field: string, why: string, remedy: string): void;
}

export interface FileRule {
  readonly maxBytes: number;
  readonly optional?: true;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** The line of a JSON syntax error, from the position that V8's message names. */
function lineOf(message: string, text: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const before = position === undefined ? text : text.slice(0, Number(position));
  return `line ${before.split('\n').length}`;
}

async function locate(
  dir: string,
  path: string,
  rule: FileRule,
): Promise<string | { why: string; remedy: string }> {
  const base = await realpath(dir);
  const real = await realpath(join(dir, path));
  if (!real.startsWith(base + sep))
    return { why: 'the path leaves the folder', remedy: 'put the file itself into the folder' };
  const { size } = await stat(real);
  if (size <= rule.maxBytes) return real;
  return { why: `it has ${size} bytes`, remedy: `make it no larger than ${rule.maxBytes} bytes` };
}

async function read(
  dir: string,
  path: string,
  rule: FileRule,
): Promise<Buffer | { why: string; remedy: string } | undefined> {
  try {
    const place = await locate(dir, path, rule);
    return typeof place === 'string' ? await readFile(place) : place;
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return { why: `it cannot be read (${code})`, remedy: 'let the server read it' };
    return rule.optional
      ? undefined
      : { why: 'the file is missing', remedy: 'add it; brands/README.md says what it holds' };
  }
}

export function openFolder(root: string, id: string): BrandFolder {
  const dir = join(root, id);
  const findings: BrandFinding[] = [];
  const refuse: BrandFolder['refuse'] = (path, field, why, remedy) => {
    findings.push({ file: `${id}/${path}`, field, why, remedy });
  };
  const bytes: BrandFolder['bytes'] = async (path, rule) => {
    const content = await read(dir, path, rule);
    if (content === undefined || Buffer.isBuffer(content)) return content;
    refuse(path, '', content.why, content.remedy);
    return undefined;
  };
  const json: BrandFolder['json'] = async (path, rule) => {
    const content = await bytes(path, rule);
    if (content === undefined) return undefined;
    const text = content.toString('utf8').replace(/^\uFEFF/, '');
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      refuse(path, lineOf(message, text), `it is no JSON (${message})`, 'correct the syntax there');
      return undefined;
    }
  };
  return { id, dir, findings, bytes, json, refuse };
}
