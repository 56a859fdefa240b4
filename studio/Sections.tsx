import { Heading, SegmentedControl, Stack } from '@livery/design-system';
import type { Scheme } from '@livery/design-system/theme';
import type { ReactNode } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { ColorSection } from './ColorSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import { SchemaFields } from './fields/SchemaFields.tsx';
import { HandOver } from './HandOver.tsx';
import { EASINGS, FAMILIES, ListSection } from './ListSection.tsx';
import { NumberSection, type Scale } from './NumberSection.tsx';
import { RecipeList } from './RecipeList.tsx';
import { densityScales, lineScales, motionScales, radiusScales, typeScales } from './scales.ts';
import type { Schema } from './schema.ts';
import { ShadowSection } from './shape/ShadowSection.tsx';
import { LineSpecimen, TypeSpecimen } from './shape/Specimen.tsx';
import type { Editing } from './useDraft.ts';
import type { Studio } from './useStudio.ts';
import { type WordsPlace, WordsSection } from './words/WordsSection.tsx';

export const SECTIONS = ['color', 'structure', 'shape', 'type', 'files', 'words', 'brand', 'over'] as const;
export type Section = (typeof SECTIONS)[number];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

interface SectionBodyProps {
  studio: Studio;
  section: Section;
  schema: Schema;
  words: WordsPlace;
  onWords: (place: WordsPlace) => void;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
}

function SchemeChoice({ scheme, onScheme }: Pick<SectionBodyProps, 'scheme' | 'onScheme'>) {
  const say = useSay();
  return (
    <SegmentedControl
      label={say('配色', 'Scheme')}
      items={[
        { value: 'light', label: say('浅色', 'Light') },
        { value: 'dark', label: say('深色', 'Dark') },
      ]}
      value={scheme}
      onChange={onScheme}
    />
  );
}

type ShapeSectionProps = Pick<SectionBodyProps, 'studio' | 'scheme' | 'onScheme'> & { editing: Editing };

function ShapeSection({ studio, editing, scheme, onScheme }: ShapeSectionProps) {
  const say = useSay();
  const sliders = (scales: readonly Scale[]) => <NumberSection {...{ editing, scales, studio }} />;
  return (
    <Stack gap="lg">
      <Group title={say('圆角和线条', 'Corners and strokes')}>{sliders(radiusScales)}</Group>
      <Group title={say('分隔线', 'Lines')}>
        <LineSpecimen draft={editing.draft} scheme={scheme} />
        {sliders(lineScales)}
      </Group>
      <Group title={say('阴影', 'Shadows')}>
        <SchemeChoice {...{ scheme, onScheme }} />
        <ShadowSection {...{ studio, editing, scheme }} />
      </Group>
      <Group title={say('大小和间隔', 'Sizes and room')}>{sliders(densityScales)}</Group>
      <Group title={say('动作', 'Movement')}>{sliders(motionScales)}</Group>
    </Stack>
  );
}

/** What one tab of the panel shows. */
export function SectionBody(props: SectionBodyProps): ReactNode {
  const { studio, section, schema, words, onWords, scheme, onScheme } = props;
  const say = useSay();
  const { editing } = studio;
  if (section === 'over') return <HandOver studio={studio} />;
  if (!editing) return null;
  switch (section) {
    case 'color':
      return (
        <Stack gap="lg">
          <SchemeChoice {...{ scheme, onScheme }} />
          <ColorSection editing={editing} scheme={scheme} studio={studio} />
        </Stack>
      );
    case 'structure':
      return (
        <Stack gap="lg">
          <Group title={say('配方', 'Recipes')}>
            <RecipeList editing={editing} />
          </Group>
          <SchemaFields studio={studio} schema={schema.properties?.['variants'] ?? {}} at="variants" />
        </Stack>
      );
    case 'shape':
      return <ShapeSection {...{ studio, editing, scheme, onScheme }} />;
    case 'type':
      return (
        <Stack gap="lg">
          <ListSection
            editing={editing}
            paths={FAMILIES}
            read={String}
            hint={say('字体名，用逗号分开', 'Font names with commas')}
          />
          <TypeSpecimen draft={editing.draft} scheme={scheme} />
          <NumberSection editing={editing} scales={typeScales} studio={studio} />
          <ListSection
            editing={editing}
            paths={EASINGS}
            read={Number}
            hint={say('贝塞尔曲线：x1, y1, x2, y2', 'Curve: x1, y1, x2, y2')}
          />
        </Stack>
      );
    case 'files':
      return <FilesSection studio={studio} />;
    case 'words':
      return <WordsSection studio={studio} place={words} onPlace={onWords} />;
    case 'brand':
      return <SchemaFields studio={studio} schema={schema} without={['variants', 'id', 'fonts']} />;
  }
}
