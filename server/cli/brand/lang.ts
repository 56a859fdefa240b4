import type { ToldLocale } from '../../src/brand/sentences/told.ts';
import { UsageError } from './usage.ts';

const LANGS: readonly ToldLocale[] = ['en', 'zh-CN'];

/** The language of who reads it: as it was asked for, else as the terminal's (`LANG=zh_CN.UTF-8`), else English. @throws UsageError */
export function langOf(option: string | undefined, env: NodeJS.ProcessEnv): ToldLocale {
  if (option !== undefined) {
    const known = LANGS.find((lang) => lang === option);
    if (known === undefined) throw new UsageError(`The doctor speaks ${LANGS.join(' and ')}.`);
    return known;
  }
  const own = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return own.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}
