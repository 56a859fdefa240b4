import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { CodeCard } from '../../../lib/code-card/CodeCard.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useBrand } from '../../brand/index.ts';
import { stillFrom } from '../media.ts';
import type { PostModel } from '../post.model.ts';

/** Longer words are cut: the card has one line for them. */
const MOST = 24;

interface PostCodeProps {
  post: PostModel;
  url: string;
  onShown: () => void;
}

/** A post on a card: whoever scans it comes to the post. */
export const PostCode = observer(function PostCode({ post, url, onShown }: PostCodeProps) {
  const text = useText();
  const brand = useBrand();
  const shown = useEffectEvent(onShown);
  useEffect(() => void shown(), []);
  const [media] = post.media;
  const letters = [...post.caption];
  const title = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : post.caption;
  const by = text('post.qr.by', { name: post.author.nickname });
  return (
    <CodeCard
      name={title || post.author.nickname}
      detail={`${by} · ${brand.title}`}
      cover={media && stillFrom(960, media)}
      link={url}
      label={text('post.qr.label', { name: post.author.nickname })}
      hint={text('post.qr.hint')}
      fileName={`${post.author.username}-${post.id}.png`}
    />
  );
});
