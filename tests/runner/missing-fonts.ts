import { execFileSync } from 'node:child_process';

export interface NeededFont {
  name: string;
  /** Finds it, for fontconfig. */
  pattern: string;
  example: string;
}

/** The face with hearts: fonts that draw a few emoji beside letters do not have it. */
const NEEDED: readonly NeededFont[] = [
  { name: 'a Chinese font', pattern: ':lang=zh', example: 'Noto Sans CJK' },
  { name: 'coloured emoji', pattern: ':charset=1f970:color=true', example: 'Noto Color Emoji' },
];

const list = (pattern: string): string => execFileSync('fc-list', [pattern], { encoding: 'utf8' });

/** What pictures need and this system does not have; all of it where nobody can be asked. */
export const missingFonts = (find: (pattern: string) => string = list): NeededFont[] => {
  if (process.platform === 'darwin') return [];
  return NEEDED.filter(({ pattern }) => {
    try {
      return find(pattern).trim() === '';
    } catch {
      return true;
    }
  });
};
