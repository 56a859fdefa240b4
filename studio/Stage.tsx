import { Inline, SegmentedControl, Select } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { Studio } from './useStudio.ts';

type Who = 'guest' | 'person';
type View = 'one' | 'all';

function Frame({ brand, src, size, round }: { brand: string; src: string; size: string; round: number }) {
  return (
    <figure className="studio-frame" data-size={size}>
      <figcaption>{brand}</figcaption>
      {/* Another screen, look or brand is another frame; a change of the draft is not. */}
      <iframe key={`${src} ${round}`} title={brand} src={src} allow="clipboard-write" />
    </figure>
  );
}

/** The running product in a frame, or the same screen of every brand. */
export function Stage({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, run } = studio;
  const [screen, setScreen] = useState('feed');
  const [who, setWho] = useState<Who>('person');
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  const [view, setView] = useState<View>('one');
  const [round, setRound] = useState(0);
  const names = (state.screens[state.id] ?? []).filter((each) => each[who] !== undefined);
  const shown = names.find(({ name }) => name === screen) ?? names[0];

  async function show(look: Partial<typeof state.look>) {
    await run('look', look);
    setRound((before) => before + 1);
  }

  const brands = view === 'all' ? state.brands : [state.id];
  return (
    <main className="studio-main">
      <Inline gap="md" wrap padX="page" padY="sm">
        <Select
          label={say('页面', 'Screen')}
          options={names.map(({ name }) => ({ value: name, label: name }))}
          value={shown?.name ?? null}
          onChange={setScreen}
        />
        <SegmentedControl
          label={say('谁在看', 'Seen by')}
          items={[
            { value: 'person', label: say('会员', 'Member') },
            { value: 'guest', label: say('访客', 'Guest') },
          ]}
          value={who}
          onChange={setWho}
        />
        <SegmentedControl
          label={say('宽度', 'Width')}
          items={[
            { value: 'phone', label: say('手机', 'Phone') },
            { value: 'desktop', label: say('桌面', 'Desktop') },
          ]}
          value={size}
          onChange={setSize}
        />
        <SegmentedControl
          label={say('明暗', 'Scheme')}
          items={[
            { value: 'light', label: say('浅色', 'Light') },
            { value: 'dark', label: say('深色', 'Dark') },
          ]}
          value={state.look.scheme}
          onChange={(scheme) => void show({ scheme })}
        />
        <SegmentedControl
          label={say('语言', 'Language')}
          items={[
            { value: 'zh-CN', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          value={state.look.locale}
          onChange={(locale) => void show({ locale })}
        />
        <SegmentedControl
          label={say('品牌', 'Brands')}
          items={[
            { value: 'one', label: say('草稿', 'Draft') },
            { value: 'all', label: say('全部', 'All') },
          ]}
          value={view}
          onChange={setView}
        />
      </Inline>
      <div className="studio-stage">
        {brands.map((brand) => {
          const src = state.screens[brand]?.find(({ name }) => name === shown?.name)?.[who];
          return src && <Frame key={brand} {...{ brand, src, size, round }} />;
        })}
      </div>
    </main>
  );
}
