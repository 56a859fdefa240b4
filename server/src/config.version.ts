import { APP_VERSION } from '@livery/contract';
import { ConfigError, type Environment, shaped } from './config.values.ts';

/** `version` comes before `least`; both as `2.8.0`, a part that is no number counts as 0. */
export const isOlderVersion = (version: string, least: string): boolean => {
  const [mine, needed] = [version, least].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let part = 0; part < 3; part += 1) {
    const difference = (mine[part] || 0) - (needed[part] || 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** The oldest version of clients that are served. @throws ConfigError for one that the pages of this server would not reach */
export const readLeastVersion = (env: Environment): string => {
  const least = shaped(env, 'MIN_APP_VERSION', /^\d+\.\d+\.\d+$/, '2.8.0') ?? '0.0.0';
  if (!isOlderVersion(APP_VERSION, least)) return least;
  throw new ConfigError(
    `MIN_APP_VERSION is "${least}", and this server serves ${APP_VERSION} itself: give that or an older one.`,
  );
};
