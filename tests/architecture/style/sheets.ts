import { hasWrittenColor } from './colors.ts';
import type { Finding } from './source.ts';

/** What no TypeScript reads: the sheets of the first screen and of the pages, and the page that they stand in. */
export const SHEETS = ['src/styles/*.css', 'index.html'];

const RULE = 'no-colour-in-a-sheet';
export const WHY_SHEETS = 'Colours come from the theme contract: `var(--color-…)`, which each brand fills.';

/** `property: value`, up to the end of the declaration or of its block. */
const DECLARATION = /(?<![\w-])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}]|$)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;
/** Attributes of a page that hold a colour or rules. */
const ATTRIBUTE = /\b(style|content|bgcolor|color|fill|stroke)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A mask is light and shade, whatever it is drawn in. */
const isMask = (name: string): boolean => /^(?:-webkit-)?mask/.test(name);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function valuesOf(path: string, text: string): { at: number; value: string }[] {
  const found = (path.endsWith('.html') ? [...text.matchAll(ATTRIBUTE)] : []).map((match) => ({
    at: match.index,
    value: match[2] ?? match[3] ?? '',
  }));
  for (const match of text.matchAll(DECLARATION))
    if (!isMask(match[1] ?? '')) found.push({ at: match.index, value: match[2] ?? '' });
  return found;
}

/** Colours that are written out in a style sheet or in a page. */
export function sheetFindings(path: string, raw: string): Finding[] {
  const text = raw.replace(COMMENT, blank);
  const lines = new Map<number, string>();
  for (const { at, value } of valuesOf(path, text)) {
    if (!hasWrittenColor(value)) continue;
    const line = text.slice(0, at).split('\n').length;
    lines.set(line, lines.get(line) ?? value.trim().slice(0, 100));
  }
  return [...lines].map(([line, value]) => ({ rule: RULE, path, line, text: value }));
}
