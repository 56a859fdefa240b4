export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/** @throws ConfigError unless it is a whole number in these bounds */
export const whole = (
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most = 1_000_000_000,
): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} is "${text}": give a whole number from ${least} to ${most}.`);
};

/** @throws ConfigError unless it is one of `values` or absent */
export const oneOf = <const V extends string>(
  env: Environment,
  name: string,
  values: readonly V[],
): V | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = values.find((each) => each === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} is "${text}": give one of ${values.join(', ')}.`);
};

/** @throws ConfigError unless it has this shape or is absent */
export const shaped = (
  env: Environment,
  name: string,
  shape: RegExp,
  example: string,
  isSecret = false,
): string | undefined => {
  const text = env[name];
  if (text === undefined || text === '' || shape.test(text)) return text || undefined;
  const what = isSecret ? 'does not fit' : `is "${text}"`;
  throw new ConfigError(`${name} ${what}: write it as ${example}.`);
};

/** A whole address without credentials in its error. @throws ConfigError for another kind of address or none */
export const address = (
  env: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol) && url.hostname !== '') return text;
  throw new ConfigError(`${name} is no address of its kind: write it as ${example}.`);
};

/** An address of a browser's policy: whole, and without what a header could not carry. @throws ConfigError */
export const webAddress = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search + url.hash === '')
    return url.href.replace(/\/$/, '');
  throw new ConfigError(`${name} is "${text}": give a whole address, such as https://captcha.example.`);
};

/** `<PREFIX><BRAND>` → value, by brand id. */
export const byBrand = (env: Environment, prefix: string): Map<string, string> =>
  new Map(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) && value ? [[name.slice(prefix.length).toLowerCase(), value] as const] : [],
    ),
  );

/** @throws ConfigError unless they are ISO codes in capitals */
export const countries = (env: Environment, name: string): string[] => {
  const codes = (env[name] ?? '').split(/[\s,]+/).filter((code) => code !== '');
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong === undefined) return codes;
  throw new ConfigError(`${name} names "${wrong}": give ISO codes in capitals, such as CN,IN.`);
};
