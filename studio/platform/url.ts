/** Numbers of RFC 3492 (Punycode), section 5. */
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_LETTER = 128;

const digitOf = (letter: string): number => {
  const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(letter);
  if (digit === -1) throw new RangeError(letter);
  return digit;
};

function biasAfter(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}

/** Letters of a label without its `xn--`. @throws RangeError when it stands for none */
function lettersOf(coded: string): string {
  const plain = Math.max(0, coded.lastIndexOf('-'));
  const letters = [...coded.slice(0, plain)];
  const digits = [...coded.slice(plain === 0 ? 0 : plain + 1)];
  let [code, at, bias] = [FIRST_LETTER, 0, FIRST_BIAS];
  while (digits.length > 0) {
    const before = at;
    for (let [weight, place] = [1, BASE]; ; place += BASE) {
      const digit = digitOf(digits.shift() ?? '');
      at += digit * weight;
      const bound = Math.min(Math.max(place - bias, LEAST), MOST);
      if (digit < bound) break;
      weight *= BASE - bound;
    }
    const count = letters.length + 1;
    bias = biasAfter(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

const labelOf = (label: string): string => {
  try {
    return (label.startsWith('xn--') && lettersOf(label.slice('xn--'.length))) || label;
  } catch {
    return label;
  }
};

/**
 * What a server has from its platform and a browser does not: the doctor, which the editor asks, reads a host's letters. A
 * label that stands for none comes back as it was.
 */
export const domainToUnicode = (host: string): string => host.split('.').map(labelOf).join('.');
