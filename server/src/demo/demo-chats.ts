/** One message of a demo conversation; numbers in it are places in its list, which always point backwards. */
export interface DemoLine {
  author: string;
  minutes_ago: number;
  /** Without: what the ending of `file` says, or a text. */
  type?:
    | 'group_create'
    | 'invite_member'
    | 'member_join'
    | 'message_pin'
    | 'message_delete'
    | 'share_social_post';
  text?: string;
  /** Of `media/` or `files/`: a picture, a clip, a voice or a document. */
  file?: string;
  /** Of pictures that were sent together: the same for all of them. */
  album?: string;
  /** How a document is called. */
  filename?: string;
  /** Whom the text calls by name. */
  mentions?: string[];
  reply_to?: number;
  /** Of `message_pin`: what was pinned. */
  of?: number;
  /** Of `invite_member`: who was. */
  to?: string;
  /** Of a shared post: its index. */
  post?: number;
  pin?: boolean;
  /** Who reacted, by emoji. */
  emojis?: Record<string, string[]>;
}

export interface DemoGroup {
  name: string;
  description: string;
  /** A square picture of `media/`. */
  icon: string;
  owner: string;
  admins: string[];
  members: string[];
  /** So many others are in it, who are made up: `crowd1` and on. */
  crowd?: number;
  lines: DemoLine[];
}

export interface DemoDirect {
  people: [string, string];
  lines: DemoLine[];
}

/** What somebody calls somebody else, and notes about them. */
export interface DemoNote {
  by: string;
  about: string;
  nickname?: string;
  description?: string;
}

/** The first group is the one that developers are taken into. */
export interface DemoChats {
  groups: DemoGroup[];
  direct: DemoDirect[];
  notes: DemoNote[];
}

/** Of a voice message: seconds, and loudness from 0 to 31 evenly spread over them. */
export type VoiceFacts = Record<string, { duration: number; waveform: number[] }>;

export const NO_CHATS: DemoChats = { groups: [], direct: [], notes: [] };

/** The files that are sent in these conversations, each once. */
export const sentFiles = ({ groups, direct }: DemoChats): string[] => {
  const files = [...groups, ...direct].flatMap(({ lines }) => lines.map(({ file }) => file));
  return [...new Set(files.filter((file) => file !== undefined))];
};
