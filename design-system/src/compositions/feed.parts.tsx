import { useState } from 'react';
import { AppBar } from '../components/AppBar/AppBar.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Card, CardFeed } from '../components/Card/Card.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { List } from '../components/List/List.tsx';
import { PersonRow } from '../components/List/PersonRow.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { Only } from '../components/Only/Only.tsx';
import { PageScaffold } from '../components/PageScaffold/PageScaffold.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { NavTabs } from '../components/Tabs/NavTabs.tsx';
import { SearchIcon } from '../icons/index.ts';
import { useStoryBrand } from '../stories/brand.tsx';
import { SamplePost } from '../stories/SamplePost.tsx';
import { useSay } from '../stories/say.tsx';

function FeedBar() {
  const say = useSay();
  const brand = useStoryBrand();
  return (
    <AppBar
      start={
        <Only on="phone">
          <Logo src={brand.icon} name={brand.title} href="#home" words="never" />
        </Only>
      }
      center={
        <NavTabs
          label={say('首页栏目', 'Feeds')}
          align="center"
          items={[
            { href: '#recommend', label: say('推荐', 'For you'), current: true },
            { href: '#following', label: say('关注', 'Following') },
            { href: '#gallery', label: say('画廊', 'Gallery') },
            { href: '#chart', label: say('榜单', 'Chart') },
          ]}
        />
      }
      end={
        <Only on="belowDesktop">
          <IconButton icon={SearchIcon} label={say('搜索', 'Search')} />
        </Only>
      }
    />
  );
}

function Aside() {
  const say = useSay();
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label={say('搜用户、作品、话题', 'Search people, posts, tags')}
        clearLabel={say('清空', 'Clear')}
        value={value}
        onChange={setValue}
      />
      <Card as="section" pad="panel">
        <Heading level={2}>{say('今日榜单', 'Today’s chart')}</Heading>
        <List label={say('今日榜单', 'Today’s chart')}>
          {[
            ['p4', say('阿澈的厨房', 'Arjun’s kitchen')],
            ['p6', say('海边的周末', 'Kavya by the sea')],
            ['p2', say('骑行的老周', 'Rohan on two wheels')],
          ].map(([picture = '', name = '']) => (
            <PersonRow
              key={picture}
              href={`#${picture}`}
              media={<Avatar size="md" name={name} src={`/art/${picture}.svg`} />}
              title={name}
            />
          ))}
        </List>
      </Card>
    </>
  );
}

export function FeedPage() {
  const say = useSay();
  return (
    <PageScaffold bar={<FeedBar />} aside={{ label: say('更多', 'More'), content: <Aside /> }}>
      <h1 className="sr-only">{say('推荐', 'For you')}</h1>
      <CardFeed>
        <SamplePost picture="/art/northlights.svg" />
        <SamplePost picture="/art/noodles.svg" ratio={5 / 4} />
      </CardFeed>
    </PageScaffold>
  );
}
