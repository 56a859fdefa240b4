import { LOCALES } from '@livery/contract';
import type { BrandFile } from '../../src/brand/brand.schema.ts';
import { type BrandOptions, brandFileOf, mannerOf } from './brand-options.ts';
import { openTerminal } from './questions.ts';
import { MANNER_NAMES } from './shapes.ts';

interface Question {
  readonly name: keyof BrandOptions;
  readonly words: string;
  /** What an empty answer means. */
  readonly fallback: (file: BrandFile) => string;
}

const QUESTIONS: readonly Question[] = [
  { name: 'title-en', words: 'Name in English', fallback: ({ title }) => title.en },
  { name: 'title-zh', words: 'Name in Chinese', fallback: ({ title }) => title['zh-CN'] },
  { name: 'color', words: 'Accent colour, such as #4955e5', fallback: () => 'one of its own' },
  {
    name: 'shape',
    words: `Shape, and how parts are built: ${MANNER_NAMES.join(', ')}`,
    fallback: () => mannerOf() ?? '',
  },
  { name: 'host', words: 'Host name', fallback: ({ hosts }) => hosts.join(', ') },
  { name: 'locale', words: `First language: ${LOCALES.join(', ')}`, fallback: ({ locale }) => locale },
  { name: 'country', words: 'Country of phone numbers, such as CN', fallback: ({ country }) => country },
  { name: 'demo', words: 'Id of the brand whose demo content it shows', fallback: () => 'none' },
];

/**
 * Asks at the terminal for what no flag gives. An empty answer takes what stands in brackets; one with a problem is
 * asked again. @throws UsageError when the terminal ends before the last answer (Ctrl-D, Ctrl-C)
 */
export async function ask(
  id: string,
  given: BrandOptions,
  problems: (options: BrandOptions) => string,
): Promise<BrandOptions> {
  const terminal = openTerminal('nothing was written.');
  let options = given;
  try {
    for (const { name, words, fallback } of QUESTIONS) {
      while (options[name] === undefined) {
        const answer = await terminal.ask(`${words} [${fallback(brandFileOf(id, options))}]: `);
        if (answer === '') break;
        const next = { ...options, [name]: name === 'host' ? [answer] : answer };
        const wrong = problems(next);
        if (wrong === '') options = next;
        else process.stderr.write(`${wrong}\n`);
      }
    }
    return options;
  } finally {
    terminal.close();
  }
}
