import { Alert, Stack, TabPanel, Tabs } from '@livery/design-system';
import type { Scheme } from '@livery/design-system/theme';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { BrandFinding } from '../server/src/brand/brand.findings.ts';
import type { OwnLocale } from './App.tsx';
import { call } from './calls.ts';
import { FindingList } from './Findings.tsx';
import { fieldIn, schemeOf, sectionOf, wordsPlaceOf } from './finding-places.ts';
import { NewBrand } from './NewBrand.tsx';
import { PanelHead } from './PanelHead.tsx';
import { SECTIONS, type Section, SectionBody } from './Sections.tsx';
import type { Schema } from './schema.ts';
import type { Studio } from './useStudio.ts';
import type { WordsPlace } from './words/WordsSection.tsx';

interface PanelProps {
  studio: Studio;
  locale: OwnLocale;
  onLocale: (locale: OwnLocale) => void;
}

/** Everything that can be changed, what the doctor says of it, and where it goes. */
export function Panel({ studio, locale, onLocale }: PanelProps) {
  const say = useSay();
  const { state } = studio;
  const [section, setSection] = useState<Section>('color');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [words, setWords] = useState<WordsPlace>({ locale: state.look.locale, part: 'things' });
  const [isMaking, setMaking] = useState(false);
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
    over: say('交付', 'Hand over'),
  };

  function show(making: boolean) {
    studio.tell(undefined);
    setMaking(making);
  }

  // What comes anew begins at its head.
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, and are not read.
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [section, isMaking, state.id]);

  function go(finding: BrandFinding) {
    setSection(sectionOf(finding));
    setScheme(schemeOf(finding) ?? scheme);
    setWords(wordsPlaceOf(finding) ?? words);
    // After the section is drawn.
    setTimeout(() => {
      const field = document.querySelector(`[data-field="${CSS.escape(fieldIn(finding))}"]`);
      field?.scrollIntoView({ block: 'center' });
      field?.querySelector<HTMLElement>('input, select, button, textarea')?.focus();
    });
  }

  return (
    <aside ref={panel} className="studio-panel" aria-label={say('控制', 'Controls')}>
      <div className="studio-head">
        <PanelHead {...{ studio, locale, onLocale, onNew: () => show(true) }} />
        {!isMaking && (
          <Tabs
            id="sections"
            label={say('项目', 'Section')}
            items={SECTIONS.map((value) => ({ value, label: labels[value] }))}
            value={section}
            onChange={setSection}
          />
        )}
      </div>
      <Stack gap="lg" padX="page" padY="md">
        {isMaking ? (
          <NewBrand studio={studio} onDone={() => show(false)} />
        ) : (
          <>
            {studio.problem && <Alert tone="danger">{studio.problem}</Alert>}
            {state.remark && <Alert tone="info">{state.remark}</Alert>}
            <FindingList studio={studio} onGo={go} />
            <TabPanel tabs="sections" value={section}>
              <SectionBody
                key={state.id}
                {...{ studio, section, schema, words, scheme }}
                onWords={setWords}
                onScheme={setScheme}
              />
            </TabPanel>
          </>
        )}
      </Stack>
    </aside>
  );
}
