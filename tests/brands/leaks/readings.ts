const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const fromCode = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const fromPercents = (run: string): string => {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
};

const withoutPercents = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, fromPercents);

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? '';
    return fromCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

const withoutEscapes = (text: string): string =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, hex) => fromCode(Number.parseInt(hex, 16)))
    .replace(/\\x([\da-f]{2})/gi, (_, hex) => fromCode(Number.parseInt(hex, 16)))
    .replace(/\\(["'/`])/g, '$1');

const drawingsWithin = (text: string): string[] =>
  [...text.matchAll(/data:image\/svg\+xml[^,"'()\s]*;base64,([\w+/=-]+)/gi)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString('utf8'),
  );

/** A text as it stands and as it reads once its percents, entities, escapes and inlined drawings are undone. */
export function readings(body: string): string {
  const plain = withoutEscapes(withoutEntities(withoutPercents(body)));
  return [...new Set([body, plain, ...drawingsWithin(plain)])].join('\n');
}
