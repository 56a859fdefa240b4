import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card, CardActions, CardBody, CardHeader, CardMedia } from '../components/Card/Card.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Link } from '../components/Link/Link.tsx';
import { MediaFrame, MediaImage, MediaProgress } from '../components/MediaFrame/MediaFrame.tsx';
import { MediaTag } from '../components/Tag/Tag.tsx';
import { Text } from '../components/Text/Text.tsx';
import {
  CommentIcon,
  HeartIcon,
  MoreIcon,
  MuteIcon,
  ShareIcon,
  StarIcon,
  VideoIcon,
} from '../icons/index.ts';
import { useSay } from './say.tsx';

const author = '林间小满';

interface SampleAuthorProps {
  detail: string;
  /** `primary` where the post has the screen to itself. */
  follow: 'soft' | 'primary';
}

function SampleAuthor({ detail, follow }: SampleAuthorProps) {
  const say = useSay();
  return (
    <CardHeader
      media={<Avatar name={author} src="/art/p1.svg" />}
      title={say(author, 'Meera Nair')}
      detail={detail}
      actions={
        <Button tone={follow} size="sm">
          {say('关注', 'Follow')}
        </Button>
      }
      menu={<IconButton icon={MoreIcon} label={say('更多', 'More')} />}
    />
  );
}

/** The words of the post: in a feed under others, or opened, where they are the page's first heading. */
function SampleWords({ opened = false }: { opened?: boolean }) {
  const say = useSay();
  return (
    <CardBody>
      <Heading level={opened ? 1 : 2} size={opened ? undefined : 'title'}>
        {say('等了四个小时，极光终于来了', 'Four hours of waiting, then this')}
      </Heading>
      <Text as={opened ? 'p' : 'span'}>
        {say('零下十八度，手机冻关机两次，值得。', 'Minus eighteen, the phone died twice. Worth it. ')}
      </Text>
      <Link href="#tag" tone="hashtag">
        {say('#极光', '#northernlights')}
      </Link>
    </CardBody>
  );
}

function SampleActions() {
  const say = useSay();
  return (
    <CardActions>
      <ActionButton
        icon={HeartIcon}
        label={say('喜欢，12.8k', 'Like, 12.8k')}
        count="12.8k"
        tone="like"
        pressed
      />
      <ActionButton icon={CommentIcon} label={say('评论，1.2k', 'Comments, 1.2k')} count="1.2k" />
      <ActionButton
        icon={StarIcon}
        label={say('收藏，3.6k', 'Save, 3.6k')}
        count="3.6k"
        tone="keep"
        pressed={false}
      />
      <ActionButton icon={ShareIcon} label={say('分享', 'Share')} end />
    </CardActions>
  );
}

/** A post as the feed shows it: content for stories. */
export function SamplePost({ picture, ratio = 4 / 3 }: { picture: string; ratio?: number }) {
  const say = useSay();
  return (
    <Card as="article" feed aria-label={say('林间小满的作品', 'A post of Meera Nair')}>
      <SampleAuthor detail={say('2 小时前 · 特罗姆瑟', '2 h · Tromsø')} follow="soft" />
      <SampleWords />
      <CardMedia>
        <MediaFrame
          ratio={ratio}
          thumbHash="1QcSHQRnh493V4dIh4eXh1h4kJUI"
          over={{
            topStart: <MediaTag icon={VideoIcon}>0:42</MediaTag>,
            bottomEnd: <IconButton icon={MuteIcon} label={say('打开声音', 'Sound on')} tone="media" />,
            foot: <MediaProgress value={0.34} />,
          }}
        >
          <MediaImage src={picture} alt={say('帐篷上空的极光', 'Northern lights over a tent')} />
        </MediaFrame>
      </CardMedia>
      <SampleActions />
    </Card>
  );
}
