import type { Group } from '@livery/contract';
import {
  CameraIcon,
  FileIcon,
  GiftIcon,
  IconButton,
  ImagesIcon,
  PlusIcon,
  UserPlusIcon,
} from '@livery/design-system';
import { Menu, type MenuEntry } from '@livery/design-system/menu';
import { type ChangeEvent, useRef } from 'react';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useMedia } from '../../../../lib/useMedia.ts';
import { ACCEPTED } from '../../uploads/accepted.ts';
import type { Permitted } from '../../uploads/choosing.ts';
import { useSendEnvelope } from './useSendEnvelope.ts';

export interface AttachMenuProps {
  permitted: Permitted;
  onChoose: (files: File[]) => void;
  /** Undefined where the person may not write. */
  onContact: (() => void) | undefined;
  /** The conversation that it is sent to. */
  group: Group | undefined;
}

const labelOf = (hasImages: boolean, hasVideos: boolean): MessageId => {
  if (hasImages && hasVideos) return 'room.attach.media';
  return hasImages ? 'room.attach.image' : 'room.attach.video';
};

/** What of both is off; undefined where nothing is. */
const offOf = (hasImages: boolean, hasVideos: boolean): MessageId | undefined => {
  if (!hasImages && !hasVideos) return 'room.off.media';
  if (hasImages && hasVideos) return undefined;
  return hasImages ? 'room.off.video' : 'room.off.image';
};

/** What else is sent: files, each from a chooser of the system, contact cards and red envelopes. What members may not send says so. */
export function AttachMenu({ permitted, onChoose, onContact, group }: AttachMenuProps) {
  const text = useText();
  const sendEnvelope = useSendEnvelope(group);
  const hasFinger = useMedia('(pointer: coarse)');
  const [media, camera, files] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const [hasImages, hasVideos] = [permitted('image'), permitted('video')];
  const shown = [hasImages && ACCEPTED.image, hasVideos && ACCEPTED.video].filter(Boolean).join(',');
  const hasFiles = permitted('file');
  const off = offOf(hasImages, hasVideos);
  const entries = [
    shown !== '' && {
      id: 'media',
      icon: ImagesIcon,
      label: text(labelOf(hasImages, hasVideos)),
      onSelect: () => media.current?.click(),
    },
    off && { id: 'off', icon: ImagesIcon, label: text(off), disabled: true, onSelect: () => undefined },
    hasFinger &&
      hasImages && {
        id: 'camera',
        icon: CameraIcon,
        label: text('room.attach.camera'),
        onSelect: () => camera.current?.click(),
      },
    {
      id: 'file',
      icon: FileIcon,
      label: text(hasFiles ? 'room.attach.file' : 'room.off.file'),
      disabled: !hasFiles,
      onSelect: () => files.current?.click(),
    },
    onContact && {
      id: 'contact',
      icon: UserPlusIcon,
      label: text('room.card.contact'),
      onSelect: onContact,
    },
    sendEnvelope && { id: 'envelope', icon: GiftIcon, label: text('room.envelope'), onSelect: sendEnvelope },
  ].flatMap((entry): MenuEntry[] => (entry ? [{ kind: 'action', ...entry }] : []));
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const chooser = { type: 'file', hidden: true, tabIndex: -1, onChange: handleChange } as const;
  return (
    <>
      <Menu
        defaultOpen
        align="start"
        trigger={<IconButton icon={PlusIcon} tone="subtle" label={text('room.attach')} />}
        entries={entries}
      />
      <input {...chooser} ref={media} accept={shown} multiple data-chooser="media" />
      <input {...chooser} ref={camera} accept={ACCEPTED.image} capture="environment" data-chooser="camera" />
      <input {...chooser} ref={files} accept={ACCEPTED.file} multiple data-chooser="file" />
    </>
  );
}
