import {
  headOf,
  inLanguage,
  type Locale,
  type Localized,
  type Notification,
  type PushPayload,
  placeOfNotification,
} from '@livery/contract';
import type { Variants } from '@livery/design-system/variants';
import type { Speaker } from '../../../brand/brand.text.ts';
import { howOf } from './how.ts';
import { anyText, kindText, peopleText } from './texts.ts';

export interface Settings {
  notify_detail: boolean;
  sound: boolean;
  vibration: boolean;
}

const LIST = '/notifications';
const MOST = 160;

const saidIn = ({ kind, text, post, notice }: Notification, locale: Locale): string => {
  const said =
    kind === 'group_role' ? '' : (notice && inLanguage(notice, locale)) || text || (post?.text ?? '');
  return headOf(said, MOST);
};

interface Reader {
  title: Localized;
  locale: Locale;
  settings: Settings;
  haptics?: Variants['haptics'] | undefined;
  brand: Speaker;
  /** What they call whoever did it last. */
  name: string;
}

/** What a browser shows. Who wants no details is told that there is something, and nothing of it. */
export const payloadOf = (
  notification: Notification,
  { title, locale, settings, haptics, brand, name }: Reader,
): PushPayload => {
  const how = howOf(settings, haptics);
  if (!settings.notify_detail)
    return {
      ...how,
      title: inLanguage(title, locale),
      body: anyText(brand, locale),
      tag: 'notification',
      url: LIST,
    };
  const { id, count, group, kind, text } = notification;
  const names = {
    people: peopleText(brand, locale, name, count),
    group: group?.name ?? '',
  };
  const told = kind === 'post_review' && text !== '' ? 'refused' : kind;
  return {
    ...how,
    title: kindText(brand, locale, told, names),
    body: saidIn(notification, locale),
    tag: id,
    url: placeOfNotification(notification) ?? LIST,
  };
};
