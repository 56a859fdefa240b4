import { domainToUnicode } from 'node:url';

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

/** Whether every ASCII form in a host is the one of the letters that it stands for: one that stands for none comes back as it was. */
const hasTrueForms = (host: string): boolean =>
  host
    .split('.')
    .filter((label) => label.startsWith('xn--'))
    .every((label) => {
      const letters = domainToUnicode(label);
      return letters !== label && asciiHost(letters) === label;
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

/** The same of a link that may also be a path of the product. */
export function ownLinkProblem(link: string): Advice | undefined {
  if (!link.startsWith('/')) return linkProblem(link);
  if (/^\/[/\\]/.test(link))
    return {
      why: `"${link}" begins with two slashes, which browsers read as the name of another host`,
      ...write(undefined, 'write one slash for a path of the product, or the whole address from https:// on'),
    };
  if (!/[\s"<>\\]/.test(link)) return undefined;
  return {
    why: `"${link}" has a space or a sign that ends an address`,
    remedy: 'write a space as %20, and leave out quotes and brackets',
  };
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
