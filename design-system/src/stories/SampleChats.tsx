import { Avatar } from '../components/Avatar/Avatar.tsx';
import { AvatarGroup } from '../components/AvatarGroup/AvatarGroup.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { List } from '../components/List/List.tsx';
import { PersonRow } from '../components/List/PersonRow.tsx';
import { useSay } from './say.tsx';

const weekend = ['p1', 'p4', 'p6', 'p2'].map((id) => ({ id, name: id, src: `/art/${id}.svg` }));

/** Rows of chats: content for stories. */
export function SampleChats() {
  const say = useSay();
  return (
    <List label={say('聊天', 'Chats')}>
      <PersonRow
        href="#1"
        selected
        media={<Avatar size="lg" name="海" src="/art/p6.svg" presence={say('在线', 'Online')} />}
        title={say('海边的周末', 'Kavya by the sea')}
        detail={say('带外套，山上冷', 'Bring a coat, it is cold up there')}
        meta="14:32"
        badge={<Badge>5</Badge>}
      />
      <PersonRow
        href="#2"
        media={<AvatarGroup size="lg" name="周末" people={weekend} />}
        title={say('周末去山里', 'Weekend in the hills')}
        detail={say('阿澈：油钱我出', 'Arjun: fuel is on me')}
        meta="14:20"
        badge={<Badge tone="subtle">12</Badge>}
      />
      <PersonRow
        href="#3"
        media={<Avatar size="lg" name="林" src="/art/p1.svg" />}
        title={say('林间小满', 'Meera Nair')}
        detail={say('照片我整理好发你邮箱啦', 'I sent you the photos')}
        meta={say('昨天', 'Yesterday')}
      />
    </List>
  );
}
