import { Heading, SegmentedControl, Select, Stack, TabPanel, Tabs } from '@livery/design-system';
import type { Scheme } from '@livery/design-system/theme';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { storyBrands } from '../brands.ts';
import { ColorSection } from './ColorSection.tsx';
import { FileActions } from './FileActions.tsx';
import { Findings } from './Findings.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { EASINGS, FAMILIES, ListSection } from './ListSection.tsx';
import { NumberSection } from './NumberSection.tsx';
import { densityScales, motionScales, radiusScales, typeScales } from './scales.ts';
import type { Editing } from './useDraft.ts';

type Section = 'color' | 'shape' | 'density' | 'type' | 'motion' | 'brand';

function SectionBody({
  section,
  editing,
  scheme,
}: {
  section: Section;
  editing: Editing;
  scheme: Scheme;
}): ReactNode {
  const say = useSay();
  switch (section) {
    case 'color':
      return <ColorSection editing={editing} scheme={scheme} />;
    case 'shape':
      return <NumberSection editing={editing} scales={radiusScales} />;
    case 'density':
      return <NumberSection editing={editing} scales={densityScales} />;
    case 'type':
      return (
        <Stack gap="lg">
          <ListSection
            editing={editing}
            paths={FAMILIES}
            read={String}
            hint={say('字体名，用逗号分开', 'Font names with commas')}
          />
          <NumberSection editing={editing} scales={typeScales} />
        </Stack>
      );
    case 'motion':
      return (
        <Stack gap="lg">
          <NumberSection editing={editing} scales={motionScales} />
          <ListSection
            editing={editing}
            paths={EASINGS}
            read={Number}
            hint={say('贝塞尔曲线：x1, y1, x2, y2', 'Curve: x1, y1, x2, y2')}
          />
        </Stack>
      );
    case 'brand':
      return <IdentitySection editing={editing} />;
  }
}

interface PanelProps {
  editing: Editing;
  start: string;
  onStart: (id: string) => void;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
}

/** Everything that can be changed, and what the doctor says of it. */
export function Panel({ editing, start, onStart, scheme, onScheme }: PanelProps) {
  const say = useSay();
  const [section, setSection] = useState<Section>('color');
  const sections: { value: Section; label: string }[] = [
    { value: 'color', label: say('颜色', 'Colour') },
    { value: 'shape', label: say('圆角', 'Shape') },
    { value: 'density', label: say('密度', 'Density') },
    { value: 'type', label: say('字体', 'Type') },
    { value: 'motion', label: say('动效', 'Motion') },
    { value: 'brand', label: say('品牌', 'Brand') },
  ];
  const schemes: { value: Scheme; label: string }[] = [
    { value: 'light', label: say('浅色', 'Light') },
    { value: 'dark', label: say('深色', 'Dark') },
  ];
  const brands = storyBrands.map(({ id, title }) => ({
    value: id,
    label: say(title['zh-CN'] ?? id, title.en ?? id),
  }));
  return (
    <Stack gap="lg" padX="page" padY="lg">
      <Heading level={1}>{say('品牌编辑器', 'Brand editor')}</Heading>
      <Select label={say('从这个品牌开始', 'Start from')} options={brands} value={start} onChange={onStart} />
      <FileActions editing={editing} />
      <SegmentedControl label={say('配色', 'Scheme')} items={schemes} value={scheme} onChange={onScheme} />
      <Findings editing={editing} />
      <Tabs
        id="sections"
        label={say('项目', 'Section')}
        items={sections}
        value={section}
        onChange={setSection}
      />
      <TabPanel tabs="sections" value={section}>
        <SectionBody section={section} editing={editing} scheme={scheme} />
      </TabPanel>
    </Stack>
  );
}
