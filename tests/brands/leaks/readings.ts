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

/** Letters of other scripts that look like ours: Cyrillic, Greek. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕԁһӏАВЕКМНОРСТХУІЈЅοανρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((sign, at) => [
    sign,
    [...'aeopcyxijsdhlABEKMHOPCTXYIJSoavptuikABEZHIKMNOPTYX'][at] ?? sign,
  ]),
);
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f]/;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const WIDE = /[\uff01-\uff5e]/;
/** Single letters with a gap between each, at least four of them. */
const SPACED = /(?<![\p{L}\p{N}])\p{Script=Latin}(?:[ \u00a0.·_-]\p{Script=Latin}){3,}(?![\p{L}\p{N}])/gu;

/** Each disguise alone: one that is taken off changes nothing else. */
function undisguised(text: string): string[] {
  const found = text.match(SPACED)?.map((word) => word.replace(/[^\p{L}]/gu, '')) ?? [];
  const seen = text.replace(INVISIBLE, '');
  if (seen !== text) found.push(seen);
  if (WIDE.test(text)) found.push(text.replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC')));
  if (FOREIGN.test(text)) found.push([...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join(''));
  return found;
}

/** Runs that may be base64 without saying so, where they decode to a text. */
function hiddenTexts(text: string): string[] {
  const runs = text.match(/(?<![\w+/=-])[\w+/-]{16,4000}={0,2}(?![\w+/=-])/g) ?? [];
  return runs
    .map((run) => Buffer.from(run, 'base64').toString('utf8'))
    .filter(
      (decoded) => /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\r\n\t]{8,}$/u.test(decoded) && !decoded.includes('\ufffd'),
    );
}

/** A text as it stands and as it reads once its percents, entities, escapes, disguises and inlined drawings are undone. */
export function readings(body: string): string {
  const plain = withoutEscapes(withoutEntities(withoutPercents(body)));
  const more = [...undisguised(plain), ...drawingsWithin(plain), ...hiddenTexts(plain)];
  return [...new Set([body, plain, ...more])].join('\n');
}
