import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatIcon, HomeIcon, PlusIcon } from '../../icons/index.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Card, CardBody, CardFeed, CardHeader, CardMedia } from '../Card/Card.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NavRail } from '../NavRail/NavRail.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { NavTabs } from '../Tabs/NavTabs.tsx';
import { PageScaffold } from './PageScaffold.tsx';

const home = { href: '/home', icon: HomeIcon, label: 'Home', current: true };
const chat = { href: '/chat', icon: ChatIcon, label: 'Chat', badge: { text: '2', label: '2 unread' } };
const publish = { href: '/publish', icon: PlusIcon, label: 'Post' };

const shell = (
  <AppFrame
    skipLabel="Skip"
    rail={
      <NavRail
        label="Main"
        logo={<Logo src="/i.svg" name="L" href="/" />}
        items={[home, chat]}
        action={publish}
      />
    }
    bottomBar={<BottomBar label="Main" items={[home, { ...publish, action: true }, chat]} />}
  >
    <PageScaffold
      bar={<AppBar center={<NavTabs label="Feeds" items={[{ href: '/', label: 'All', current: true }]} />} />}
    >
      <CardFeed busy>
        <Card as="article" feed>
          <CardHeader media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />
          <CardBody>
            <Skeleton width="xl" />
          </CardBody>
          <CardMedia>
            <Skeleton shape="media" ratio="portrait" />
          </CardMedia>
        </Card>
      </CardFeed>
    </PageScaffold>
  </AppFrame>
);

test("the shell carries no style attribute: the page's policy would refuse it in the first HTML", () => {
  const html = renderToStaticMarkup(shell);
  expect(html).toContain('href="/home"');
  expect(html).not.toMatch(/\sstyle=/);
});
