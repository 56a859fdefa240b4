import { Slider, Stack } from '@livery/design-system';
import type { ThemeTokens } from '@livery/design-system/theme';
import { useSay } from '../design-system/src/stories/say.tsx';
import { FieldFindings } from './Findings.tsx';
import { tokenName } from './names/names.ts';
import type { Editing } from './useDraft.ts';
import type { Studio } from './useStudio.ts';

/** Tokens of one kind that a slider moves. */
export interface Scale {
  /** Group of the contract: `density`. */
  readonly group: string;
  readonly names: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** `$value` of a number. */
  readonly write: (value: number) => unknown;
  /** The number in words, at the end of the label. */
  readonly words: (value: number) => string;
}

function numberAt(tokens: ThemeTokens, path: string): number {
  const token = tokens.get(path);
  switch (token?.type) {
    case 'number':
    case 'fontWeight':
      return token.value;
    case 'dimension':
      return token.value.unit === 'rem' ? token.value.value * 16 : token.value.value;
    case 'duration':
      return token.value.unit === 's' ? token.value.value * 1000 : token.value.value;
    default:
      throw new Error(`${path} is no number of the contract`);
  }
}

interface NumberSectionProps {
  editing: Editing;
  scales: readonly Scale[];
  studio: Studio;
}

/** A slider for each token of some scales. What the file writes beyond a scale's end stays until it is moved. */
export function NumberSection({ editing, scales, studio }: NumberSectionProps) {
  const say = useSay();
  return (
    <Stack gap="sm">
      {scales.flatMap(({ group, names, min, max, step, write, words }) =>
        names.map((name) => {
          const path = `${group}.${name}`;
          const value = numberAt(editing.draft.tokens, path);
          return (
            <div key={path} data-field={path}>
              <Slider
                label={tokenName(path, say)}
                min={min}
                max={max}
                step={step}
                value={Math.min(max, Math.max(min, value))}
                valueText={words(value)}
                onChange={(next) => editing.setToken(path, write(next))}
              />
              <FieldFindings studio={studio} field={path} file="tokens.json" />
            </div>
          );
        }),
      )}
    </Stack>
  );
}
