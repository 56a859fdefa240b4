import type { Group, Message } from '@livery/contract';
import type { Alerts } from '../../../lib/sound/alerts.ts';
import { isNews } from '../../groups/index.ts';

export interface MessageAlertsPort {
  me(): string | undefined;
  group(id: string): Pick<Group, 'muted' | 'last_seq'> | undefined;
  /** What arrives in a conversation comes before the person's eyes. */
  isLooking(groupId: string): boolean;
  alerts: Pick<Alerts, 'alert'>;
}

/** A message of somebody else is heard, as far as the person's settings and the conversation's allow it. */
export class MessageAlerts {
  readonly #port: MessageAlertsPort;

  constructor(port: MessageAlertsPort) {
    this.#port = port;
  }

  alert(message: Message): void {
    if (this.#isHeard(message)) this.#port.alerts.alert();
  }

  #isHeard(message: Message): boolean {
    const { group_id, seq } = message;
    if (!isNews(message, this.#port.me())) return false;
    const group = this.#port.group(group_id);
    // One that is told again was heard before.
    if (group?.muted || seq <= (group?.last_seq ?? 0)) return false;
    return !this.#port.isLooking(group_id);
  }
}
