import { LANGUAGES } from '@livery/contract';
import { Inline, SegmentedControl, Select } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { Frame } from './Frame.tsx';
import { screenName } from './names/screens.ts';
import type { Studio } from './useStudio.ts';

type Who = 'guest' | 'person';
type View = 'one' | 'all';

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

  // The one that is worked on first: it is what the others are compared with.
  const others = view === 'all' ? state.brands.filter((brand) => brand !== state.id) : [];
  const brands = [state.id, ...others];
  return (
    <main className="studio-main">
      <Inline gap="md" wrap align="end" padX="page" padY="sm">
        <Select
          label={say('页面', 'Screen')}
          options={names.map(({ name }) => ({ value: name, label: screenName(name, say) }))}
          value={shown?.name ?? null}
          onChange={setScreen}
        />
        <Select
          label={say('语言', 'Language')}
          options={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }))}
          value={state.look.locale}
          onChange={(locale) => void show({ locale })}
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
          label={say('品牌', 'Brands')}
          items={[
            { value: 'one', label: say('这个品牌', 'This brand') },
            { value: 'all', label: say('所有品牌', 'All brands') },
          ]}
          value={view}
          onChange={setView}
        />
      </Inline>
      <div className="studio-stage">
        {brands.map((brand) => {
          const src = state.screens[brand]?.find(({ name }) => name === shown?.name)?.[who];
          // Another screen, look or brand is another frame; a change of the draft is not.
          return src && <Frame key={`${brand} ${src} ${round}`} {...{ brand, src, size }} />;
        })}
      </div>
    </main>
  );
}
