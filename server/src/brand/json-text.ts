/** One thing that is wrong with the text of a JSON file. */
export interface JsonFault {
  /** `line 12`, or the field that is written twice: `features.google`. */
  readonly field: string;
  readonly why: string;
  readonly remedy: string;
}

interface Open {
  readonly bracket: '{' | '[';
  readonly path: string;
  /** Keys of an object with the line of each. */
  readonly keys: Map<string, number>;
  /** The key whose value is being read. */
  key: string;
  index: number;
  wants: 'key' | 'colon' | 'value' | 'comma';
  /** True after a comma: what was opened may not be closed now. */
  afterComma: boolean;
}

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b|\/[/*]|'|"|[\p{L}_$][\p{L}\p{N}_$-]*|\S/gu;
const isText = (token: string): boolean => token.length > 1 && token.startsWith('"');
const isValue = (token: string): boolean => isText(token) || /^(-?\d.*|true|false|null)$/.test(token);

const pathOf = (open: Open | undefined, key: string): string =>
  open === undefined || open.path === '' ? key : `${open.path}.${key}`;

/** Where the value stands that comes next. */
const placeOf = (open: Open | undefined): string =>
  open === undefined ? '' : open.bracket === '[' ? `${open.path}[${open.index}]` : pathOf(open, open.key);

type Words = Pick<JsonFault, 'why' | 'remedy'>;

const QUOTES: Words = {
  why: 'a name or a text stands without double quotes, so the file cannot be read',
  remedy: 'write it between double quotes, as in "title"',
};
const CLOSING = { '{': '}', '[': ']' } as const;

/** What a token that does not belong here says of the mistake that was made. */
function mistake(token: string, open: Open | undefined): Words {
  if (token.startsWith('/'))
    return { why: 'JSON has no remarks, so the file cannot be read', remedy: 'remove the remark' };
  if (token === '"')
    return { why: 'a text is not closed on its line', remedy: 'end it with a double quote on the same line' };
  if (open?.afterComma && /[}\]]/.test(token))
    return {
      why: `a comma stands before the closing ${token}, so something is missing behind it`,
      remedy: 'remove the comma',
    };
  if (open?.wants === 'comma' && (isValue(token) || /^[{["]/.test(token)))
    return {
      why: 'the comma between this and what stands before it is missing',
      remedy: 'add a comma at the end of what stands before it',
    };
  if (open?.wants === 'colon')
    return { why: 'a name stands here without a value', remedy: 'write ": " and the value behind the name' };
  if (open !== undefined && /[}\]]/.test(token))
    return {
      why: `${token} closes what was opened by ${open.bracket}`,
      remedy: `write ${CLOSING[open.bracket]}, or add what is missing before it`,
    };
  if (token === "'" || /^[\p{L}_$]/u.test(token)) return QUOTES;
  return {
    why: `${token} cannot stand here, so the file cannot be read`,
    remedy: 'correct what stands there',
  };
}

interface Reading {
  readonly faults: JsonFault[];
  /** Undefined: read to its end. */
  readonly broken: JsonFault | undefined;
}

/** Reads the tokens of a text, keys that are written twice on the way, up to the first thing that is no JSON. */
function scan(text: string): Reading {
  const faults: JsonFault[] = [];
  const stack: Open[] = [];
  let [line, seen, isDone] = [1, 0, false];
  const stop = (words: Words): Reading => ({ faults, broken: { field: `line ${line}`, ...words } });

  const valueRead = (): void => {
    const open = stack.at(-1);
    if (open === undefined) isDone = true;
    else {
      open.wants = 'comma';
      open.afterComma = false;
    }
  };

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; seen < index; seen += 1) if (text[seen] === '\n') line += 1;
    const open = stack.at(-1);
    if (isDone) return stop({ why: 'something stands behind the end', remedy: 'remove what stands there' });
    const wants = open?.wants ?? 'value';
    const closes = open !== undefined && token === CLOSING[open.bracket] && !open.afterComma;
    if (closes && (wants === 'comma' || open.keys.size + open.index === 0)) {
      stack.pop();
      valueRead();
    } else if (wants === 'key' && open !== undefined && isText(token)) {
      open.key = String(JSON.parse(token));
      const before = open.keys.get(open.key);
      if (before !== undefined) {
        faults.push({
          field: pathOf(open, open.key),
          why: `it is written twice, in lines ${before} and ${line}, and only the second would count`,
          remedy: 'remove the one that is not meant',
        });
      }
      open.keys.set(open.key, line);
      open.wants = 'colon';
    } else if (wants === 'colon' && open !== undefined && token === ':') open.wants = 'value';
    else if (wants === 'comma' && open !== undefined && token === ',') {
      open.index += 1;
      open.wants = open.bracket === '{' ? 'key' : 'value';
      open.afterComma = true;
    } else if (wants === 'value' && (token === '{' || token === '[')) {
      stack.push({
        bracket: token,
        path: placeOf(open),
        keys: new Map(),
        key: '',
        index: 0,
        wants: token === '{' ? 'key' : 'value',
        afterComma: false,
      });
    } else if (wants === 'value' && isValue(token)) valueRead();
    else return stop(mistake(token, open));
  }
  if (isDone) return { faults, broken: undefined };
  const last = stack.at(-1);
  if (last === undefined)
    return stop({ why: 'the file is empty', remedy: 'write {…}, or copy the file of another brand' });
  return stop({
    why: `the file ends before the ${last.bracket} of ${last.path === '' ? 'its beginning' : last.path} is closed`,
    remedy: `add the missing ${CLOSING[last.bracket]}`,
  });
}

export type ReadJson =
  | { readonly status: 'read'; readonly value: unknown }
  | { readonly status: 'refused'; readonly faults: readonly JsonFault[] };

/** Reads JSON as `JSON.parse` does, but tells in plain words where it breaks off, and refuses a key that is written twice. */
export function readJson(text: string): ReadJson {
  let value: unknown;
  let isBroken = false;
  try {
    value = JSON.parse(text);
  } catch {
    isBroken = true;
  }
  const { faults, broken } = scan(text);
  if (isBroken) {
    const unknown: JsonFault = {
      field: `line ${text.split('\n').length}`,
      why: 'the file is no JSON, so nothing of it can be read',
      remedy: 'open it in an editor that marks mistakes, and correct the first',
    };
    return { status: 'refused', faults: [broken ?? unknown] };
  }
  return faults.length > 0 ? { status: 'refused', faults } : { status: 'read', value };
}
