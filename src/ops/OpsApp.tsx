import { AppFrame, BottomBar, EmptyState, GroupedRail, Logo, type NavItem } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { useOps } from '../domains/operators/index.ts';
import { useText } from '../lib/intl/useText.ts';
import { Redirect } from '../lib/router/Redirect.tsx';
import { SignInPage } from '../pages/ops/SignInPage.tsx';
import { OpsMoreBar } from './OpsMoreBar.tsx';
import { groupsOf, isIn, SECTIONS, type Section } from './sections.ts';

/** Places at the foot of a phone; with more of them the last is the way to the rest. */
const ROOM = 5;

const Sections = observer(function Sections() {
  const text = useText();
  const { pathname } = useLocation();
  const { brand, session } = useOps();
  const allowed = SECTIONS.filter(({ right }) => session.may(right));
  const groups = groupsOf(allowed.filter(({ isAside }) => !isAside));
  const sections = groups.flatMap((group) => group.sections);
  const current = allowed.find((section) => isIn(pathname, section));
  const [first] = sections;
  if (!current && first) return <Redirect to={first.path} />;
  const itemOf = (section: Section): NavItem => ({
    href: section.path,
    icon: section.icon,
    label: text(section.label),
    current: section === current,
  });
  const Bar = sections.length > ROOM ? OpsMoreBar : BottomBar;
  const Page = current?.page;
  return (
    <AppFrame
      skipLabel={text('ops.skip')}
      rail={
        <GroupedRail
          label={text('ops.nav')}
          logo={<Logo src={brand.iconUrl} name={brand.title} href="/ops" words="desktop" />}
          groups={groups.map((group) => ({ label: text(group.label), items: group.sections.map(itemOf) }))}
        />
      }
      bottomBar={<Bar label={text('ops.nav')} items={sections.map(itemOf)} />}
    >
      {Page ? <Page /> : <EmptyState drawing="search" title={text('ops.nothing_allowed')} level={1} />}
    </AppFrame>
  );
});

/** Nobody sees a section before the server has said who they are. */
export const OpsApp = observer(function OpsApp() {
  const { state } = useOps().session;
  if (state.status === 'asking') return null;
  return state.status === 'in' ? <Sections /> : <SignInPage />;
});
