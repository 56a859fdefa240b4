import { Inline, SegmentedControl, Stack, TabPanel, Tabs } from '@livery/design-system';
import { type FontFace, type Scheme, themeCss } from '@livery/design-system/theme';
import { useEffect, useState } from 'react';
import { Frame } from '../../design-system/src/compositions/Frame.tsx';
import { WalletPage } from '../../design-system/src/compositions/WalletPage.tsx';
import { setStoryBrand, useStoryBrand } from '../../design-system/src/stories/brand.tsx';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { fontAddress } from '../brands.ts';
import { addressOfPage, type PageStory } from '../pageStories.ts';
import type { Draft } from './draft.ts';
import { Stage } from './Stage.tsx';

/** The wallet, as the product does not have it yet, is drawn here. */
export type Screen = PageStory | 'wallet';
type Size = 'phone' | 'full';
const PHONE = 414;

/** A font whose file stands in no folder yet is left to the next name of its list. */
const facesOf = ({ brand }: Draft): FontFace[] =>
  brand.fonts.flatMap(({ file, family, weight: [least = 400, most = 400], ...face }) => {
    const url = fontAddress(file);
    return url === undefined ? [] : [{ ...face, family, weight: [least, most] as const, url }];
  });

interface PreviewProps {
  draft: Draft;
  /** Id of the brand that the draft began from: a page of the product has its data. */
  brand: string;
  scheme: Scheme;
  locale: 'zh-CN' | 'en';
  /** Address of the mark. */
  icon: string;
  first: Screen;
}

function Wallet() {
  return (
    <Frame current="wallet" bar={false}>
      <WalletPage />
    </Frame>
  );
}

/** The draft on a whole screen. */
export function Preview({ draft, brand, scheme, locale, icon, first }: PreviewProps) {
  const say = useSay();
  const worn = useStoryBrand();
  const title = draft.brand.title[locale];
  useEffect(() => {
    if (worn.title !== title || worn.icon !== icon) setStoryBrand({ title, icon });
  }, [worn, title, icon]);
  const [screen, setScreen] = useState(first);
  const [size, setSize] = useState<Size>('full');
  const screens: { value: Screen; label: string }[] = [
    { value: 'feed', label: say('首页', 'Feed') },
    { value: 'chat', label: say('聊天', 'Chat') },
    { value: 'wallet', label: say('钱包', 'Wallet') },
    { value: 'login', label: say('登录', 'Login') },
  ];
  const sizes: { value: Size; label: string }[] = [
    { value: 'full', label: say('宽屏', 'Wide') },
    { value: 'phone', label: say('手机', 'Phone') },
  ];
  return (
    <Stack gap="md" padX="page" padY="md">
      <Inline justify="between" wrap>
        <Tabs
          id="screens"
          label={say('页面', 'Screen')}
          items={screens}
          value={screen}
          onChange={setScreen}
        />
        <SegmentedControl label={say('尺寸', 'Size')} items={sizes} value={size} onChange={setSize} />
      </Inline>
      <TabPanel tabs="screens" value={screen}>
        <Stage
          title={say('预览', 'Preview')}
          css={themeCss(draft.tokens, facesOf(draft))}
          scheme={scheme}
          locale={locale}
          width={size === 'phone' ? PHONE : undefined}
          content={
            screen === 'wallet' ? <Wallet /> : { src: addressOfPage(screen, { brand, scheme, locale }) }
          }
        />
      </TabPanel>
    </Stack>
  );
}
