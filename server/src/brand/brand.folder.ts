import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BrandFinding } from './brand.findings.ts';
import { readJson } from './json-text.ts';

/** Reads the files of one brand folder and collects what is wrong with them. */
export interface BrandFolder {
  readonly id: string;
  readonly dir: string;
  readonly findings: BrandFinding[];
  /** The content, or undefined with a finding. A missing optional file is no finding. */
  bytes(path: string, rule: FileRule): Promise<Buffer | undefined>;
  json(path: string, rule: FileRule): Promise<unknown>;
  /** Paths of what stands in a folder of it, by name; none where there is no such folder. */
  list(path: string): Promise<string[]>;
  refuse(path: string, finding: Omit<BrandFinding, 'file'>): void;
}

export interface FileRule {
  readonly maxBytes: number;
  readonly optional?: true;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** What keeps a file from being read, in words; the system's own names of errors mean nothing to people. */
const OBSTACLES: Readonly<Record<string, { why: string; remedy: string }>> = {
  EISDIR: {
    why: 'a folder stands where a file belongs, so there is nothing to show',
    remedy: 'put the file there, and the folder elsewhere',
  },
  EACCES: {
    why: 'the server may not read it, so it cannot be served',
    remedy: 'allow the server to read it',
  },
  EPERM: { why: 'the server may not read it, so it cannot be served', remedy: 'allow the server to read it' },
  ELOOP: { why: 'its link goes in a circle', remedy: 'put the file itself into the folder' },
};
const UNREADABLE = {
  why: 'the disk does not give it, so it cannot be served',
  remedy: 'copy it there again',
};

const bytesIn = (count: number): string => `${count.toLocaleString('en')} bytes`;

async function locate(
  dir: string,
  path: string,
  rule: FileRule,
): Promise<string | { why: string; remedy: string }> {
  const base = await realpath(dir);
  const real = await realpath(join(dir, path));
  if (!real.startsWith(base + sep))
    return {
      why: 'it is a link out of the folder, and a brand is served from its folder alone',
      remedy: 'put the file itself into the folder',
    };
  const { size } = await stat(real);
  if (size <= rule.maxBytes) return real;
  return {
    why: `it has ${bytesIn(size)}, which every visitor would wait for`,
    remedy: `make it no larger than ${bytesIn(rule.maxBytes)}`,
  };
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
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return OBSTACLES[code] ?? UNREADABLE;
    return rule.optional
      ? undefined
      : {
          why: 'the file is missing, and no brand is whole without it',
          remedy: 'add it; brands/README.md says what it holds',
        };
  }
}

export function openFolder(root: string, id: string): BrandFolder {
  const dir = join(root, id);
  const findings: BrandFinding[] = [];
  const refuse: BrandFolder['refuse'] = (path, finding) => {
    findings.push({ file: `${id}/${path}`, ...finding });
  };
  const bytes: BrandFolder['bytes'] = async (path, rule) => {
    const content = await read(dir, path, rule);
    if (content === undefined || Buffer.isBuffer(content)) return content;
    refuse(path, { field: '', ...content });
    return undefined;
  };
  const json: BrandFolder['json'] = async (path, rule) => {
    const content = await bytes(path, rule);
    if (content === undefined) return undefined;
    const reading = readJson(content.toString('utf8').replace(/^\uFEFF/, ''));
    if (reading.status === 'read') return reading.value;
    for (const fault of reading.faults) refuse(path, fault);
    return undefined;
  };
  const list: BrandFolder['list'] = async (path) => {
    const names = await readdir(join(dir, path)).catch((): string[] => []);
    return names.map((name) => `${path}/${name}`).sort();
  };
  return { id, dir, findings, bytes, json, list, refuse };
}
