import type { OverlayProps } from '../../../../lib/domains/domain-module.ts';
import { CardSheet } from './CardSheet.tsx';

/** To whom the card of a post is sent. */
export function SharePostSheet({ of: id, ...sheet }: OverlayProps) {
  return (
    <CardSheet
      {...sheet}
      send={(http, targets) =>
        http.call('POST /api/v2/share/social/post/:id/send-message', { params: { id }, body: { targets } })
      }
    />
  );
}

/** To whom the card of a person is sent. */
export function ShareAuthorSheet({ of: id, ...sheet }: OverlayProps) {
  return (
    <CardSheet
      {...sheet}
      send={(http, targets) =>
        http.call('POST /api/v2/share/social/author/:id/send-message', { params: { id }, body: { targets } })
      }
    />
  );
}

/** To whom the card of a group is sent. */
export function ShareGroupSheet({ of: group_id, ...sheet }: OverlayProps) {
  return (
    <CardSheet
      {...sheet}
      send={(http, targets) => http.call('POST /api/v1/share/group', { body: { group_id, targets } })}
    />
  );
}
