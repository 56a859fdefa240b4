import type { TokenValue } from './values.ts';

/** What a line of a font takes, in ems of its regular weight. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of a character of an English text. */
  readonly width: number;
}

/** Fonts that systems bring along, with the mean width of their characters as `FontMetrics` has it. */
const SYSTEM_FONTS = [
  // Windows and Apple have the first, Linux often the second, which takes the same room.
  { name: 'Arial', sources: 'local("Arial"),local("Liberation Sans")', width: 0.4412 },
  { name: 'DejaVu', sources: 'local("DejaVu Sans")', width: 0.5064 },
] as const;

/** Only what every one of them draws: other signs stay with the fonts of the token. */
const RANGE = 'U+20-7E';

const nameOf = (family: string, system: string): string => `${family} ${system}`;
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/**
 * Faces that stand in for a font while its file is on its way: fonts of the system, stretched until they take the space
 * that it will take, so that nothing moves when it comes.
 */
export const standIns = (family: string, { ascent, descent, lineGap, width }: FontMetrics): string =>
  SYSTEM_FONTS.map((system) => {
    const size = width / system.width;
    const rules = [
      `font-family:"${nameOf(family, system.name)}"`,
      `src:${system.sources}`,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(ascent / size)}`,
      `descent-override:${percent(descent / size)}`,
      `line-gap-override:${percent(lineGap / size)}`,
      `unicode-range:${RANGE}`,
    ];
    return `@font-face{${rules.join(';')}}`;
  }).join('');

/** A token that names a font names its stand-ins behind it. */
export const withStandIns = (token: TokenValue, families: ReadonlySet<string>): TokenValue =>
  token.type === 'fontFamily'
    ? {
        ...token,
        value: token.value.flatMap((family) =>
          families.has(family) ? [family, ...SYSTEM_FONTS.map(({ name }) => nameOf(family, name))] : [family],
        ),
      }
    : token;
