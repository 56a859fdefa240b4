import {
  Alert,
  Button,
  Inline,
  SegmentedControl,
  Select,
  Stack,
  TabPanel,
  Tabs,
} from '@livery/design-system';
import type { Scheme } from '@livery/design-system/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { BrandFinding } from '../server/src/brand/brand.findings.ts';
import type { OwnLocale } from './App.tsx';
import { ColorSection } from './ColorSection.tsx';
import { call, keep } from './calls.ts';
import { FilesSection } from './FilesSection.tsx';
import { FindingList, placeOf, sectionOf } from './Findings.tsx';
import { EASINGS, FAMILIES, ListSection } from './ListSection.tsx';
import { NewBrand } from './NewBrand.tsx';
import { NumberSection } from './NumberSection.tsx';
import { SchemaFields } from './SchemaSection.tsx';
import { densityScales, motionScales, radiusScales, typeScales } from './scales.ts';
import type { Schema } from './schema.ts';
import type { Studio } from './useStudio.ts';
import { WordsSection } from './WordsSection.tsx';

const SECTIONS = ['color', 'structure', 'shape', 'type', 'files', 'words', 'brand'] as const;
type Section = (typeof SECTIONS)[number];

function SectionBody({
  studio,
  section,
  schema,
}: {
  studio: Studio;
  section: Section;
  schema: Schema;
}): ReactNode {
  const say = useSay();
  const { editing } = studio;
  const [scheme, setScheme] = useState<Scheme>('light');
  if (!editing) return null;
  switch (section) {
    case 'color':
      return (
        <Stack gap="lg">
          <SegmentedControl
            label={say('配色', 'Scheme')}
            items={[
              { value: 'light', label: say('浅色', 'Light') },
              { value: 'dark', label: say('深色', 'Dark') },
            ]}
            value={scheme}
            onChange={setScheme}
          />
          <ColorSection editing={editing} scheme={scheme} studio={studio} />
        </Stack>
      );
    case 'structure':
      return <SchemaFields studio={studio} schema={schema.properties?.['variants'] ?? {}} at="variants" />;
    case 'shape':
      return (
        <NumberSection editing={editing} scales={[...radiusScales, ...densityScales, ...motionScales]} />
      );
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
      return <WordsSection studio={studio} />;
    case 'brand':
      return <SchemaFields studio={studio} schema={schema} without={['variants', 'id']} />;
  }
}

/** What is done with the whole draft. */
function Actions({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, run, tell, isBusy } = studio;
  const [isDrawing, setDrawing] = useState(false);
  const sheet = (kind: 'pdf' | 'png') => () => {
    setDrawing(true);
    keep('sheet', `${state.id}-sheet.${kind}`, { kind, scheme: state.look.scheme })
      .catch((error: Error) => tell(error.message))
      .finally(() => setDrawing(false));
  };
  const zip = () => keep('zip', `${state.id}.zip`).catch((error: Error) => tell(error.message));
  const changes = state.changed.join(', ');
  return (
    <Stack gap="sm">
      <Inline gap="xs" wrap>
        <Button size="sm" disabled={!state.canUndo} onClick={() => void run('undo')}>
          {say('撤销', 'Undo')}
        </Button>
        <Button size="sm" disabled={!state.canRedo} onClick={() => void run('redo')}>
          {say('重做', 'Redo')}
        </Button>
        <Button
          size="sm"
          tone="primary"
          disabled={isBusy || state.changed.length === 0 || state.findings.length > 0}
          onClick={() => void run('save')}
        >
          {say('保存到文件夹', 'Save to the folder')}
        </Button>
      </Inline>
      <Inline gap="xs" wrap>
        <Button size="sm" onClick={() => void zip()}>
          {say('下载 zip', 'Download as a zip')}
        </Button>
        <Button size="sm" disabled={isDrawing} onClick={sheet('pdf')}>
          {say('样张 PDF', 'Sheet as PDF')}
        </Button>
        <Button size="sm" disabled={isDrawing} onClick={sheet('png')}>
          {say('样张 PNG', 'Sheet as PNG')}
        </Button>
      </Inline>
      <p className="text-footnote text-secondary" role="status">
        {changes === ''
          ? say('没有未保存的改动', 'Nothing is unsaved')
          : say(`会写入：${changes}`, `Saving writes ${changes}`)}
      </p>
    </Stack>
  );
}

interface PanelProps {
  studio: Studio;
  locale: OwnLocale;
  onLocale: (locale: OwnLocale) => void;
}

/** Everything that can be changed, what the doctor says of it, and where it goes. */
export function Panel({ studio, locale, onLocale }: PanelProps) {
  const say = useSay();
  const { state, run, problem } = studio;
  const [section, setSection] = useState<Section>('color');
  const [schema, setSchema] = useState<Schema>({});
  useEffect(() => {
    call<Schema>('schema').then(setSchema, () => undefined);
  }, []);
  const labels: Record<Section, string> = {
    color: say('颜色', 'Colour'),
    structure: say('结构', 'Structure'),
    shape: say('形状', 'Shape'),
    type: say('字体', 'Type'),
    files: say('图形', 'Drawings'),
    words: say('文字', 'Words'),
    brand: say('品牌', 'Brand'),
  };

  function go(finding: BrandFinding) {
    const target = SECTIONS.find((each) => each === sectionOf(finding));
    if (target) setSection(target);
    // After the section is drawn.
    setTimeout(() => {
      const field = document.querySelector(`[data-field="${CSS.escape(placeOf(finding))}"]`);
      field?.scrollIntoView({ block: 'center' });
      field?.querySelector<HTMLElement>('input, select, button, textarea')?.focus();
    });
  }

  return (
    <aside className="studio-panel" aria-label={say('控制', 'Controls')}>
      <Stack gap="lg" padX="page" padY="md">
        <Inline justify="between">
          <h1 className="font-strong text-lead">{say('工作室', 'Studio')}</h1>
          <SegmentedControl
            label={say('工作室的语言', 'Language of the studio')}
            items={[
              { value: 'zh-CN', label: '中' },
              { value: 'en', label: 'En' },
            ]}
            value={locale}
            onChange={onLocale}
          />
        </Inline>
        <Select
          label={say('品牌', 'Brand')}
          options={state.brands.map((id) => ({ value: id, label: id }))}
          value={state.id}
          onChange={(id) => {
            const lost = say('未保存的改动会丢失。', 'What is not saved will be lost.');
            if (state.changed.length === 0 || window.confirm(lost)) void run('open', { id });
          }}
        />
        <NewBrand studio={studio} />
        <Actions studio={studio} />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <FindingList studio={studio} onGo={go} />
        <Tabs
          id="sections"
          label={say('项目', 'Section')}
          items={SECTIONS.map((value) => ({ value, label: labels[value] }))}
          value={section}
          onChange={setSection}
        />
        <TabPanel tabs="sections" value={section}>
          <SectionBody key={state.id} {...{ studio, section, schema }} />
        </TabPanel>
      </Stack>
    </aside>
  );
}
