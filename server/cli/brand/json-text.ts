const WIDEST = 110;

const isFlat = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof item !== 'object' || item === null);

/** JSON as the formatter of this repository leaves it: groups open, lists of numbers on one line. */
export function jsonText(value: unknown, depth = 0): string {
  const inner = '  '.repeat(depth + 1);
  const end = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const line = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (items.length === 0 || (isFlat(items) && line.length + inner.length < WIDEST - 20)) return line;
    return `[\n${items.map((item) => inner + jsonText(item, depth + 1)).join(',\n')}${end}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${jsonText(item, depth + 1)}`);
  return `{\n${lines.join(',\n')}${end}}`;
}
