import { loadBrands } from '../../src/brand/brand.loader.ts';
import { brandsDir, ROOT, UsageError } from '../brand/usage.ts';
import { linesOf } from '../help-of.ts';
import { say } from './say.ts';

const USAGE = 'Say for which shell: completion bash, completion zsh.';
/** Where zsh learns what bash knows; one that nobody has set up completes nothing, and learns nothing. */
const OF_ZSH = `(( $+functions[compdef] )) || { autoload -U compinit && compinit -i; }
autoload -U +X bashcompinit && bashcompinit
`;

/** What may follow a command: what it does, and its flags. */
export const wordsOf = (help: string, name: string): string[] => {
  const lines = linesOf(help, name);
  const acts = lines.flatMap((line) => {
    const [first, word = ''] = line.trim().split(/\s+/);
    // Else it goes on from the line before.
    return first === name && /^[a-z][a-z_|-]*$/.test(word) ? word.split('|') : [];
  });
  const flags = lines.join(' ').match(/--[a-z][a-z-]*/g) ?? [];
  return [...new Set([...acts, ...flags, '--brand', '--help'])];
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A function `ops`, and what may be written behind it. */
export const scriptOf = (
  shell: 'bash' | 'zsh',
  { help, commands, brands }: { help: string; commands: readonly string[]; brands: readonly string[] },
): string => `${shell === 'zsh' ? OF_ZSH : ''}ops() { npm --prefix ${quoted(ROOT)} run --silent ops -- "$@"; }
_ops() {
  local words=
  case "\${COMP_WORDS[1]}" in
${commands.map((name) => `    ${name}) words=${quoted(wordsOf(help, name).join(' '))} ;;`).join('\n')}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words=${quoted([...commands, 'help'].join(' '))}
  [ "\${COMP_WORDS[COMP_CWORD-1]}" = --brand ] && words=${quoted(brands.join(' '))}
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _ops ops`;

/** `completion bash|zsh`. @throws UsageError */
export const completion = async (
  args: string[],
  { help, commands }: { help: string; commands: readonly string[] },
): Promise<number> => {
  const [shell, ...more] = args;
  if ((shell !== 'bash' && shell !== 'zsh') || more.length > 0) throw new UsageError(USAGE);
  const brands = await loadBrands(brandsDir(undefined), { strict: false });
  return say(scriptOf(shell, { help, commands, brands: brands.all.map(({ id }) => id) }));
};
