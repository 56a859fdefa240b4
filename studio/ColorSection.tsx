import { Button, Stack, Text } from '@livery/design-system';
import { type Color, colorPath, hexOf, KEY_COLORS, type Scheme } from '@livery/design-system/theme';
import { useSay } from '../design-system/src/stories/say.tsx';
import { CommitField } from './CommitField.tsx';
import { givenShades, withDerivedShades } from './draft.ts';
import { FieldFindings } from './Findings.tsx';
import { tokenName } from './names.ts';
import { Swatch } from './Swatch.tsx';
import type { Editing } from './useDraft.ts';
import type { Studio } from './useStudio.ts';
import { colorFrom, colorValue } from './values.ts';

const NONE: Color = { components: [0, 0, 0], alpha: 1 };

/** The twelve key colours of one scheme. */
export function ColorSection({
  editing,
  scheme,
  studio,
}: {
  editing: Editing;
  scheme: Scheme;
  studio: Studio;
}) {
  const say = useSay();
  const { draft, take, setToken } = editing;
  const given = givenShades(draft).length;

  function paint(name: string, text: string): string | undefined {
    const color = colorFrom(text);
    if (color === undefined) return say('请写成 #4955e5 这样的颜色。', 'Write a colour such as #4955e5.');
    return setToken(colorPath(name, scheme), colorValue(color));
  }

  return (
    <Stack gap="md">
      {given > 0 && (
        <Stack gap="xs" align="start">
          <Text as="p" size="footnote" tone="secondary">
            {say(
              `文件自己给出了 ${given} 个色阶，改主色时它们不变。`,
              `The file gives ${given} shades of its own; key colours do not move them.`,
            )}
          </Text>
          <Button size="sm" onClick={() => take(withDerivedShades(draft))}>
            {say('全部由主色推导', 'Derive all of them')}
          </Button>
        </Stack>
      )}
      {KEY_COLORS.map((name) => {
        const token = draft.tokens.get(colorPath(name, scheme));
        const hex = hexOf(token?.type === 'color' ? token.value : NONE);
        return (
          <div key={`${scheme} ${name}`} data-field={colorPath(name, scheme)}>
            <CommitField
              label={tokenName(name, say)}
              value={hex}
              prefix={
                <Swatch
                  label={say(`选取${tokenName(name, say)}`, `Pick ${tokenName(name, say)}`)}
                  value={hex}
                  onChange={(text) => paint(name, text)}
                />
              }
              onCommit={(text) => paint(name, text)}
            />
            <FieldFindings studio={studio} field={colorPath(name, scheme)} file="tokens.json" />
          </div>
        );
      })}
    </Stack>
  );
}
