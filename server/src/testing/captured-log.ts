import { Writable } from 'node:stream';

/** Fields of every line that a secret of six digits may equal by chance. */
const OF_EACH_LINE = new Set(['time', 'pid']);

const textsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([key, each]) =>
    OF_EACH_LINE.has(key) ? [] : [key, ...textsIn(each)],
  );
};

/** Digits are a code where they stand alone: not within a longer number or an id. */
const holds = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![0-9A-Za-z.])${secret}(?![0-9A-Za-z])`).test(text)
    : text.includes(secret);

/** The log of a test's server: hand `to` over as `logTo`. */
export class CapturedLog {
  readonly lines: string[] = [];
  readonly to = new Writable({
    write: (chunk, _, done) => {
      this.lines.push(String(chunk));
      done();
    },
  });

  /** The lines as they were logged. */
  get entries(): Record<string, unknown>[] {
    return this.lines.map((line) => JSON.parse(line));
  }

  /** Those of the secrets that stand in a text, a number or a name of a field. */
  leaksOf(secrets: readonly string[]): string[] {
    const texts = this.entries.flatMap(textsIn);
    return secrets.filter((secret) => texts.some((text) => holds(text, secret)));
  }
}
