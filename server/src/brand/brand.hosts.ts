/** What is wrong with a name or an address, and what to write; a value that would do where one can be worked out. */
export interface Advice {
  readonly why: string;
  readonly remedy: string;
  readonly suggestion?: string;
}

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{1,253}$)${LABEL}(\\.${LABEL})*$`);

/** The host as browsers ask for it, lower case and in ASCII; undefined for one that they refuse. */
export function asciiHost(host: string): string | undefined {
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return undefined;
  }
}

/** The letters that an ASCII form stands for (RFC 3492); undefined: it stands for none. */
function lettersOf(label: string): string | undefined {
  const [BASE, LEAST, MOST, SKEW, DAMP, FIRST] = [36, 1, 26, 38, 700, 128];
  const form = label.slice('xn--'.length);
  const split = form.lastIndexOf('-');
  const letters = [...form.slice(0, Math.max(0, split))].map((letter) => letter.charCodeAt(0));
  let [code, at, bias] = [FIRST, 0, 72];
  for (let place = split + 1; place < form.length; ) {
    const start = at;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = '0123456789'.includes(form[place] ?? '')
        ? Number(form[place]) + MOST
        : (form.charCodeAt(place) || 0) - 97;
      place += 1;
      if (digit < 0 || digit >= BASE) return undefined;
      at += digit * weight;
      const edge = Math.min(MOST, Math.max(LEAST, step - bias));
      if (digit < edge) break;
      weight *= BASE - edge;
    }
    const count = letters.length + 1;
    let delta = Math.floor((at - start) / (start === 0 ? DAMP : 2));
    delta += Math.floor(delta / count);
    bias = 0;
    for (; delta > ((BASE - LEAST) * MOST) / 2; bias += BASE) delta = Math.floor(delta / (BASE - LEAST));
    bias += Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW));
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return undefined;
    letters.splice(at, 0, code);
    at += 1;
  }
  return letters.length === 0 ? undefined : String.fromCodePoint(...letters);
}

/** Whether every ASCII form in a host is the one of the letters that it stands for. */
const hasTrueForms = (host: string): boolean =>
  host
    .split('.')
    .filter((label) => label.startsWith('xn--'))
    .every((label) => {
      const letters = lettersOf(label);
      return letters !== undefined && /[^\0-\x7f]/.test(letters) && asciiHost(letters) === label;
    });

const write = (suggestion: string | undefined, otherwise: string): Pick<Advice, 'remedy' | 'suggestion'> =>
  suggestion === undefined || !HOST.test(suggestion)
    ? { remedy: otherwise }
    : { remedy: `write "${suggestion}"`, suggestion };

/** What keeps a host from ever being met; undefined: browsers ask for it as it stands. */
export function hostProblem(host: string): Advice | undefined {
  const ascii = asciiHost(host);
  if (HOST.test(host) && ascii === host && hasTrueForms(host)) return undefined;
  if (/^https?:\/\/|[/:]/.test(host))
    return {
      why: `"${host}" is more than the name of a host, and the brand is found by the name alone`,
      ...write(asciiHost(host.replace(/^https?:\/\//, '').split('/')[0] ?? ''), 'write the name alone'),
    };
  if (/[^\0-\x7f]/.test(host))
    return {
      why: `browsers ask for "${host}" by its ASCII form, so nobody would find the brand here`,
      ...write(ascii, 'write the ASCII form of the name, which begins with xn--'),
    };
  if (/(^|\.)xn--/.test(host))
    return {
      why: `"${host}" says by xn-- that it stands for other letters, and it stands for none: no browser opens it`,
      remedy: 'write the name in its own letters once; the finding then tells its ASCII form',
    };
  if (/\.\.|^\.|\.$/.test(host))
    return {
      why: `"${host}" has a dot with nothing beside it, which no browser opens`,
      ...write(
        host
          .toLowerCase()
          .replace(/\.+/g, '.')
          .replace(/^\.|\.$/g, ''),
        'write one dot between two words',
      ),
    };
  return {
    why: `"${host}" cannot be the name of a host: lower-case letters, digits, dots and dashes inside`,
    ...write(ascii, 'write it as it was registered'),
  };
}

const GREATEST_PORT = 65_535;
const HTTPS = 'https://';

/** What keeps a link from opening; undefined: a browser can follow it. */
export function linkProblem(link: string): Advice | undefined {
  if (!link.startsWith(HTTPS)) {
    const bare = link.replace(/^http:\/\//i, '');
    const suggestion = /^[a-z0-9.-]+\.[a-z]{2,}(\/[^\s"<>\\]*)?$/i.test(bare) ? HTTPS + bare : undefined;
    return {
      why: `"${link}" is no https:// address, and people would be led somewhere unsafe or nowhere`,
      remedy:
        suggestion === undefined ? 'write the whole address, from https:// on' : `write "${suggestion}"`,
      ...(suggestion !== undefined && { suggestion }),
    };
  }
  if (/[\s"<>\\]/.test(link))
    return {
      why: `"${link}" has a space or a sign that ends an address`,
      remedy: 'write a space as %20, and leave out quotes and brackets',
    };
  const [authority = ''] = link.slice(HTTPS.length).split(/[/?#]/);
  const [, host = '', port] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  if (port !== undefined && (port === '' || Number(port) < 1 || Number(port) > GREATEST_PORT))
    return {
      why: `its port ":${port}" does not exist, so the link would not open`,
      remedy: `leave it out, or write one from 1 to ${GREATEST_PORT}`,
    };
  const problem = hostProblem(host);
  if (problem === undefined) return undefined;
  const { suggestion } = problem;
  if (suggestion === undefined) return { why: problem.why, remedy: problem.remedy };
  const whole = link.replace(host, suggestion);
  return { why: problem.why, remedy: `write "${whole}"`, suggestion: whole };
}

/** What keeps a mail from arriving at this address. */
export function mailProblem(address: string): Advice | undefined {
  const [, name, host] = /^([^\s@"<>]+)@([^\s@"<>]+)$/.exec(address) ?? [];
  if (name === undefined || host === undefined)
    return {
      why: `"${address}" is no mail address, so questions of users would be lost`,
      remedy: 'write a name, @ and a host, as in "help@plum.example"',
    };
  const problem = hostProblem(host);
  if (problem === undefined) return undefined;
  const suggestion = problem.suggestion === undefined ? undefined : `${name}@${problem.suggestion}`;
  return {
    why: problem.why,
    remedy: suggestion === undefined ? problem.remedy : `write "${suggestion}"`,
    ...(suggestion !== undefined && { suggestion }),
  };
}
