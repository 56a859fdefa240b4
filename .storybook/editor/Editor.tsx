import { Button, Only, SplitPane, Stack } from '@livery/design-system';
import type { Scheme } from '@livery/design-system/theme';
import { useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { storyBrands } from '../brands.ts';
import { Panel } from './Panel.tsx';
import { Preview, type Screen } from './Preview.tsx';
import { useDraft } from './useDraft.ts';

interface EditorProps {
  /** Id of the brand that the toolbar shows. */
  brand: string;
  locale: 'zh-CN' | 'en';
  screen?: Screen;
}

/** Begins from a brand, changes it on whole screens, and takes its two files home. */
export function Editor({ brand, locale, screen = 'feed' }: EditorProps) {
  const say = useSay();
  const [start, setStart] = useState(brand);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [shown, setShown] = useState<'list' | 'main'>('list');
  const { startFrom, ...editing } = useDraft(brand);
  const icon = storyBrands.find(({ id }) => id === start)?.icon ?? '';

  function begin(id: string) {
    setStart(id);
    startFrom(id);
  }

  const turn = (to: 'list' | 'main', label: string) => (
    <Only on="phone">
      <Stack padX="page" padY="sm">
        <Button onClick={() => setShown(to)}>{label}</Button>
      </Stack>
    </Only>
  );
  return (
    <SplitPane
      phone={shown}
      list={
        <>
          {turn('main', say('看效果', 'Preview'))}
          <Panel editing={editing} start={start} onStart={begin} scheme={scheme} onScheme={setScheme} />
        </>
      }
      main={
        <>
          {turn('list', say('回到编辑', 'Back to editing'))}
          <Preview
            draft={editing.draft}
            brand={start}
            scheme={scheme}
            locale={locale}
            icon={icon}
            first={screen}
          />
        </>
      }
    />
  );
}
