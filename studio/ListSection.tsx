import { Stack } from '@livery/design-system';
import type { ThemeTokens } from '@livery/design-system/theme';
import { useSay } from '../design-system/src/stories/say.tsx';
import { CommitField } from './CommitField.tsx';
import { tokenName } from './names/names.ts';
import type { Editing } from './useDraft.ts';

export const FAMILIES = ['body', 'display', 'numeric', 'mono'].map((name) => `type.family.${name}`);
export const EASINGS = ['standard', 'enter', 'exit', 'pop'].map((name) => `motion.easing.${name}`);

function partsAt(tokens: ThemeTokens, path: string): readonly (string | number)[] {
  const token = tokens.get(path);
  if (token?.type === 'fontFamily' || token?.type === 'cubicBezier') return token.value;
  throw new Error(`${path} is no list of the contract`);
}

interface ListSectionProps {
  editing: Editing;
  paths: readonly string[];
  hint: string;
  /** `$value` of one part. */
  read: (part: string) => unknown;
}

/** Tokens that are lists, written with commas: font names, curves. */
export function ListSection({ editing, paths, hint, read }: ListSectionProps) {
  const say = useSay();
  return (
    <Stack gap="md">
      {paths.map((path, at) => (
        <CommitField
          key={path}
          label={tokenName(path, say)}
          hint={at === 0 ? hint : undefined}
          value={partsAt(editing.draft.tokens, path).join(', ')}
          onCommit={(text) =>
            editing.setToken(
              path,
              text.split(',').map((part) => read(part.trim())),
            )
          }
        />
      ))}
    </Stack>
  );
}
