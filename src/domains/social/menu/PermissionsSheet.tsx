import { POST_PRIVACIES, type Post } from '@livery/contract';
import { List, RadioGroup, Stack, SwitchRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';

type Permissions = Post['permissions'];

/** Each change takes effect at once; what is refused is as it was. */
const Choices = observer(function Choices({ post }: { post: PostModel }) {
  const text = useText();
  const { http, social, toasts } = useStores();
  const [sending] = useState(() => new Submission());
  const [wanted, setWanted] = useState<Partial<Permissions>>({});
  const { privacy, allow_comment, allow_save } = { ...post.permissions, ...wanted };
  const change = async (body: Partial<Permissions>) => {
    setWanted(body);
    const sent = await sending.send(() =>
      http.call('PUT /social/api/posts/:id/permissions', { params: { id: post.id }, body }),
    );
    if (sent) social.posts.upsert(sent.result);
    if (sending.problem) toasts.show(sending.problem, 'error');
    setWanted({});
  };
  const isBusy = sending.isSending;
  return (
    <Stack gap="md" padY="md">
      <RadioGroup
        label={text('post.privacy')}
        options={POST_PRIVACIES.map((value) => ({
          value,
          label: text(`post.privacy.${value}`),
          detail: text(`post.privacy.${value}.hint`),
        }))}
        value={privacy}
        disabled={isBusy}
        onChange={(value) => void change({ privacy: value })}
      />
      <List label={text('post.permissions')}>
        <SwitchRow
          title={text('post.allow_comment')}
          checked={allow_comment}
          disabled={isBusy}
          onChange={(isOn) => void change({ allow_comment: isOn })}
        />
        <SwitchRow
          title={text('post.allow_save')}
          checked={allow_save}
          disabled={isBusy}
          onChange={(isOn) => void change({ allow_save: isOn })}
        />
      </List>
    </Stack>
  );
});

/** Who may see a post of mine, comment on it and save it. */
export function PermissionsSheet({ of, open, onClose }: OverlayProps) {
  const text = useText();
  const post = useStores().social.posts.get(of);
  return (
    <BackSheet
      open={open && post !== undefined}
      onClose={onClose}
      title={text('post.permissions')}
      closeLabel={text('post.close')}
    >
      {post && <Choices post={post} />}
    </BackSheet>
  );
}
