import { Text, type TextProps } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pointsText } from './points.ts';

export interface NumberTextProps extends Pick<TextProps, 'size' | 'id' | 'as'> {
  /** Points in hundredths. */
  points: number;
  /** Grouping follows it: 12,34,567 in `en-IN`. */
  locale: string;
  /** `always`: an entry of a ledger; what comes in is also set in the colour of success. */
  sign?: 'negative' | 'always';
  /** Dots stand there instead, and this is read: whoever looks over a shoulder learns nothing. */
  masked?: string | undefined;
}

/**
 * An amount of points in the brand's figures, two decimals always. Every amount on a screen goes through it; counts
 * of things are plain `Text numeric`.
 */
export function NumberText({ points, locale, sign = 'negative', masked, ...text }: NumberTextProps) {
  if (masked !== undefined)
    return (
      <Text {...text} numeric>
        <span aria-hidden>••••</span>
        <VisuallyHidden>{masked}</VisuallyHidden>
      </Text>
    );
  const tone = sign === 'always' && points > 0 ? 'success' : 'inherit';
  return (
    <Text {...text} numeric tone={tone}>
      {pointsText(points, locale, sign)}
    </Text>
  );
}
