import { Heading, Slider, Stack } from '@livery/design-system';
import { cssValue, hexOf, type Scheme } from '@livery/design-system/theme';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { CommitField } from '../CommitField.tsx';
import { withToken } from '../draft.ts';
import { FieldFindings } from '../Findings.tsx';
import { tokenName } from '../names/names.ts';
import { Swatch } from '../Swatch.tsx';
import type { Editing } from '../useDraft.ts';
import type { Studio } from '../useStudio.ts';
import { colorFrom } from '../values.ts';
import { Specimen } from './Specimen.tsx';
import {
  ASPECTS,
  type Aspect,
  aspectOf,
  MOST,
  type Shadow,
  shadowValue,
  withAspect,
  withColor,
} from './shadows.ts';

export const SHADOWS = ['card', 'float', 'sheet'] as const;

interface ShadowSectionProps {
  studio: Studio;
  editing: Editing;
  scheme: Scheme;
}

interface ShadowFieldProps extends ShadowSectionProps {
  level: (typeof SHADOWS)[number];
}

function ShadowField({ studio, editing, scheme, level }: ShadowFieldProps) {
  const say = useSay();
  const { draft, take } = editing;
  const path = `elevation.${scheme}.${level}`;
  const token = draft.tokens.get(path);
  if (token?.type !== 'shadow') throw new Error(`${path} is no shadow of the contract`);
  const shadow = token.value;
  const name = tokenName(`elevation.${level}`, say);
  const labels: Record<Aspect, string> = {
    strength: say('多深', 'How strong'),
    distance: say('离多远', 'How far'),
    softness: say('多柔', 'How soft'),
  };
  const put = (next: Shadow, what: string) =>
    take(withToken(draft, path, shadowValue(next)), `${path} ${what}`);
  const paint = (text: string): string | undefined => {
    const color = colorFrom(text);
    return color === undefined
      ? say('请写成 #1d2b6b 这样的颜色。', 'Write a colour such as #1d2b6b.')
      : put(withColor(shadow, color), 'color');
  };
  const last = shadow.at(-1);
  const hex = last ? hexOf(last.color) : '#000000';
  const colorLabel = say('阴影的颜色', 'Its colour');
  return (
    <Stack as="section" gap="sm" aria-label={name} data-field={path}>
      <Heading level={4} size="lead">
        {name}
      </Heading>
      <Specimen draft={draft} scheme={scheme}>
        <span className="studio-lifted" style={{ boxShadow: cssValue(token) }} />
      </Specimen>
      {ASPECTS.map((aspect) => {
        const value = Math.min(MOST[aspect], aspectOf(shadow, aspect));
        return (
          <Slider
            key={aspect}
            label={labels[aspect]}
            min={0}
            max={MOST[aspect]}
            value={value}
            valueText={aspect === 'strength' ? `${value} %` : `${value} px`}
            onChange={(next) => put(withAspect(shadow, aspect, next), aspect)}
          />
        );
      })}
      <CommitField
        label={colorLabel}
        value={hex}
        prefix={
          <Swatch
            label={say(`选取${colorLabel}`, `Pick the colour of: ${name}`)}
            value={hex}
            onChange={paint}
          />
        }
        onCommit={paint}
      />
      <FieldFindings studio={studio} field={path} file="tokens.json" />
    </Stack>
  );
}

/** What lies under cards, floating buttons and sheets in one scheme: strength, distance, softness and colour. */
export function ShadowSection(props: ShadowSectionProps) {
  return (
    <Stack gap="lg">
      {SHADOWS.map((level) => (
        <ShadowField key={level} level={level} {...props} />
      ))}
    </Stack>
  );
}
