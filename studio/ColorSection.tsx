import { Button, Stack, Text } from '@livery/design-system';
import { type Color, colorPath, hexOf, KEY_COLORS, type Scheme } from '@livery/design-system/theme';
import { useSay } from '../design-system/src/stories/say.tsx';
import { CommitField } from './CommitField.tsx';
import { givenShades, withDerivedShades, withOptional, withoutOptional } from './draft.ts';
import { FieldFindings } from './Findings.tsx';
import { tokenName } from './names/names.ts';
import { Swatch } from './Swatch.tsx';
import type { Editing } from './useDraft.ts';
import type { Studio } from './useStudio.ts';
import { colorFrom, colorValue } from './values.ts';

const NONE: Color = { components: [0, 0, 0], alpha: 1 };

interface ColorSectionProps {
  editing: Editing;
  scheme: Scheme;
  studio: Studio;
}

const colorAt = ({ draft }: Editing, name: string, scheme: Scheme): Color | undefined => {
  const token = draft.tokens.get(colorPath(name, scheme));
  return token?.type === 'color' ? token.value : undefined;
};

const END = 'accent.solidEnd';

/** A second colour that the accent runs to, where the brand wants one. */
function RunsTo({ editing, scheme, studio }: ColorSectionProps) {
  const say = useSay();
  const { draft, take } = editing;
  const end = colorAt(editing, END, scheme);
  const path = colorPath(END, scheme);
  const label = tokenName(END, say);
  const hex = hexOf(end ?? colorAt(editing, 'accent.solid', scheme) ?? NONE);
  const paint = (text: string): string | undefined => {
    const color = colorFrom(text);
    if (color === undefined) return say('请写成 #4955e5 这样的颜色。', 'Write a colour such as #4955e5.');
    return take(withOptional(draft, END, scheme, colorValue(color)), path);
  };
  if (!end)
    return (
      <Button size="sm" onClick={() => paint(hex)}>
        {say('让主色渐变到另一种颜色', 'Let the accent run to a second colour')}
      </Button>
    );
  return (
    <Stack gap="xs" align="start" data-field={path}>
      <CommitField
        label={label}
        value={hex}
        prefix={<Swatch label={say(`选取${label}`, `Pick ${label}`)} value={hex} onChange={paint} />}
        onCommit={paint}
      />
      <FieldFindings studio={studio} field={path} file="tokens.json" />
      <Button size="sm" tone="ghost" onClick={() => take(withoutOptional(draft, END))}>
        {say('只用一种颜色', 'One colour alone')}
      </Button>
    </Stack>
  );
}

/** The twelve key colours of one scheme, and what the accent runs to. */
export function ColorSection({ editing, scheme, studio }: ColorSectionProps) {
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
        const hex = hexOf(colorAt(editing, name, scheme) ?? NONE);
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
      <RunsTo {...{ editing, scheme, studio }} />
    </Stack>
  );
}
