import type { Scheme } from '@livery/contract';

const QUERY = /@media\s*\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*\{/;

/** Where the block that opens at `from` ends: behind its closing brace. */
function endOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** A drawing as a page of this scheme shows it, for a renderer that knows no schemes: its rules for the scheme stand bare, the others are gone. */
export function inScheme(svg: string, scheme: Scheme): string {
  const found = QUERY.exec(svg);
  if (found === null) return svg;
  const from = found.index + found[0].length;
  const end = endOf(svg, from);
  const rules = found[1] === scheme ? svg.slice(from, end - 1) : '';
  return svg.slice(0, found.index) + rules + inScheme(svg.slice(end), scheme);
}
